import {Picture} from '~/blocks/picture'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {joined} from '~/content/text'
import {CategoryLink, Inclusions, Limits} from './facts/fact-parts'
import {ageText} from './facts/facts'
import type {Card, CardGroup} from './overview'

/** Categories side by side in their groups; on narrow screens each row is a card, and the rest of its facts a choice. */
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
              <Row key={card.code} card={card} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

/** Each cell names its column, for phones, where the table has no head. */
function Row({card}: {card: Card}) {
  const labels = useOwnTexts().licences
  const {code, title, symbol, agesInShort, allowing, conditions, limits, prerequisite, includes} = card
  return (
    <tr>
      <th scope="row">
        <div className="licence-head">
          <Picture picture={symbol} sizes="72px" decorative />
          <CategoryLink code={code} title={title} />
        </div>
      </th>
      <td data-label={labels.minimumAge}>
        {agesInShort}
        {allowing && (
          <ul className="licence-allowing">
            {allowing.map((age) => (
              <TextElement as="li" key={age._key} text={ageText(age, labels)} />
            ))}
          </ul>
        )}
        {conditions && conditions.length > 0 && <TextElement as="p" text={joined(conditions, ', ')} />}
      </td>
      <td data-label={labels.limits}>{limits.length > 0 && <Limits limits={limits} />}</td>
      <td data-label={labels.prerequisite}>{prerequisite && <CategoryLink code={prerequisite} />}</td>
      <td data-label={labels.includes}>{includes.length > 0 && <Inclusions inclusions={includes} />}</td>
    </tr>
  )
}
