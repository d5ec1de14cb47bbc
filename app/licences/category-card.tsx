import {format} from '~/i18n/format'
import {IconArrowRight, IconCheck} from '~/ui/icons'
import {SiteLink} from '~/ui/link'
import {Picture} from '~/ui/picture'
import {licencePath} from './category'
import {ageText} from './facts'
import type {Card} from './overview'
import type {Standing} from './relations'
import {useLicenceTexts} from './texts'

export function CategoryCard({card}: {card: Card}) {
  const texts = useLicenceTexts()
  const {code, title, summary, symbol, agesInShort, allowing, standing} = card
  return (
    <li className="card licence-card">
      <div className="licence-card-head">
        <Picture picture={symbol} sizes="72px" decorative />
        <h4>
          <SiteLink to={licencePath(code)}>
            <span className="licence-code">{code}</span> {title}
          </SiteLink>
        </h4>
      </div>
      <p className="licence-card-summary">{summary}</p>
      <p className="licence-card-age">
        <strong>{texts.minimumAge}:</strong> {allowing ? null : agesInShort}
      </p>
      {allowing && (
        <ul>
          {allowing.map((age) => (
            <li key={age._key}>{ageText(age, texts)}</li>
          ))}
        </ul>
      )}
      {standing && <StandingNote standing={standing} />}
    </li>
  )
}

/** What the category is to somebody who holds the chosen one. */
function StandingNote({standing}: {standing: Standing}) {
  const texts = useLicenceTexts()
  const Icon = standing.kind === 'drive' ? IconCheck : IconArrowRight
  return (
    <p className={`licence-standing ${standing.kind}`}>
      <Icon aria-hidden="true" size={20} />
      <span>{standingText(standing, texts)}</span>
    </p>
  )
}

function standingText(
  standing: Standing,
  texts: Record<'drive' | 'driveIf' | 'reachable' | 'reachableAtOnce', string>,
): string {
  if (standing.kind === 'reachable')
    return standing.because ? format(texts.reachable, {code: standing.because}) : texts.reachableAtOnce
  return standing.conditions.length > 0
    ? format(texts.driveIf, {condition: standing.conditions.join(', ')})
    : texts.drive
}
