import {Picture} from '~/blocks/picture'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {CategoryLink, Inclusions, Limits} from './facts/fact-parts'
import type {Facts} from './facts/facts'
import type {CardGroup} from './overview'

/** All categories in their groups; on narrow screens, a list with a checkbox that shows all facts. */
export function ComparisonTable({groups}: {groups: CardGroup[]}) {
  const labels = useOwnTexts().licences
  const columns = [labels.code, labels.minimumAge, labels.limits, labels.prerequisite, labels.includes]
  return (
    <>
      <input type="checkbox" id="licence-details" className="licence-details" />
      <label htmlFor="licence-details">{labels.details}</label>
      <table className="licence-table" aria-labelledby="results-heading">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({id, title, cards}) => (
          <tbody key={id}>
            <tr className="licence-group">
              <th scope="rowgroup" colSpan={columns.length}>
                <TextElement as="span" text={title} />
              </th>
            </tr>
            {cards.map((card) => (
              <Row key={card.code} facts={card} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

/** Each cell names its column, for narrow screens, where the table has no head. */
function Row({facts}: {facts: Facts}) {
  const labels = useOwnTexts().licences
  const {code, title, symbol, agesInShort, limits, prerequisite, includes} = facts
  return (
    <tr>
      <th scope="row">
        <div className="licence-head">
          <Picture picture={symbol} sizes="72px" decorative />
          <CategoryLink code={code} title={title} />
        </div>
      </th>
      <td data-label={labels.minimumAge}>{agesInShort}</td>
      <td data-label={labels.limits}>{limits.length > 0 && <Limits limits={limits} />}</td>
      <td data-label={labels.prerequisite}>{prerequisite && <CategoryLink code={prerequisite} />}</td>
      <td data-label={labels.includes}>{includes.length > 0 && <Inclusions inclusions={includes} />}</td>
    </tr>
  )
}
