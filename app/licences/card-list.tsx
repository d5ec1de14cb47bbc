import {Picture} from '~/blocks/picture'
import {useOwnTexts} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {joined} from '~/content/text'
import {format} from '~/i18n/format'
import {CategoryLink} from './facts/fact-parts'
import type {Card} from './overview'

interface Props {
  cards: Card[]
  /** Whether the visitor may already drive these, so that minimum ages do not matter. */
  isHeld?: boolean
}

/** Links to categories, with the ages and conditions that concern the visitor; cards, or rows on phones. */
export function CardList({cards, isHeld}: Props) {
  const labels = useOwnTexts().licences
  return (
    <ul className="licence-cards">
      {cards.map(({code, title, symbol, agesInShort, conditions, allowing}) => (
        <li key={code}>
          <div className="licence-head">
            <Picture picture={symbol} sizes="72px" decorative />
            <div>
              <CategoryLink code={code} title={title} />
              {(!isHeld || allowing) && <p>{isHeld ? labels.withConditions : agesInShort}</p>}
              {conditions && conditions.length > 0 && <TextElement as="p" text={joined(conditions, ', ')} />}
            </div>
          </div>
          {allowing && (
            <ul className="licence-allowing">
              {allowing.map(({scope, years, conditions}) => (
                <li key={`${scope} ${years}`}>
                  <strong>
                    {labels.scopes[scope]}, {format(labels.years, {years})}
                  </strong>
                  {conditions.length > 0 && <T>{[': ', ...joined(conditions, `; ${labels.or} `)]}</T>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
