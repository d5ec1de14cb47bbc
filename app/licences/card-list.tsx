import {Picture} from '~/blocks/picture'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {joined} from '~/content/text'
import {CategoryLink} from './facts/fact-parts'
import {ageText} from './facts/facts'
import type {Card} from './overview'

interface Props {
  cards: (Pick<Card, 'code' | 'title' | 'symbol' | 'agesInShort'> & Partial<Card>)[]
  /** Whether the visitor may drive them already, so that the minimum ages do not matter. */
  isHeld?: boolean
}

/** Links to categories, with the ages and conditions that concern the visitor: cards, on phones rows. */
export function CardList({cards, isHeld}: Props) {
  const labels = useOwnTexts().licences
  return (
    <ul className="licence-cards">
      {cards.map(({code, title, symbol, agesInShort, conditions = [], allowing}) => (
        <li key={code}>
          <div className="licence-head">
            <Picture picture={symbol} sizes="72px" decorative />
            <div>
              <CategoryLink code={code} title={title} />
              {!isHeld && <p>{agesInShort}</p>}
              {conditions.length > 0 && <TextElement as="p" text={joined(conditions, ', ')} />}
            </div>
          </div>
          {allowing && (
            <ul className="licence-allowing">
              {allowing.map((age) => (
                <TextElement as="li" key={age._key} text={ageText(age, labels)} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
