import {format} from '~/i18n/format'
import {CategoryLink} from './category-link'
import {Dash, Inclusions, Limits} from './fact-parts'
import {ageText, type Facts} from './facts'
import {useLicenceTexts} from './texts'

/** Categories side by side. On narrow screens the table scrolls within a region that the keyboard reaches. */
export function ComparisonTable({rows}: {rows: Facts[]}) {
  const words = useLicenceTexts()
  const columns = [
    words.code,
    words.vehicles,
    words.minimumAge,
    words.limits,
    words.prerequisite,
    words.includes,
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section className="licence-table" aria-labelledby="licence-table" tabIndex={0}>
      <table>
        <caption>
          <span id="licence-table">{format(words.table, {count: rows.length})}</span>
          <span className="licence-table-hint" aria-hidden="true">
            {words.tableScrolls} →
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.code} facts={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({facts}: {facts: Facts}) {
  const words = useLicenceTexts()
  return (
    <tr>
      <th scope="row">
        <CategoryLink code={facts.code} />
      </th>
      <td>{facts.title}</td>
      <td>
        <ul className="licence-list">
          {facts.ages.map((age) => (
            <li key={age._key}>{ageText(age, words)}</li>
          ))}
        </ul>
      </td>
      <td>
        <Limits limits={facts.limits} empty={<Dash text={words.noLimits} />} />
      </td>
      <td>
        {facts.prerequisite ? <CategoryLink code={facts.prerequisite} /> : <Dash text={words.noneNeeded} />}
      </td>
      <td>
        <Inclusions inclusions={facts.includes} empty={<Dash text={words.includesNothing} />} />
      </td>
    </tr>
  )
}
