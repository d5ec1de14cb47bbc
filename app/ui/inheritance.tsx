import {format} from '~/i18n/format'
import {useSite} from './site'

interface Outcome {
  label: string
  text: string
}

export interface InheritanceWords {
  heading: string
  text: string
  parent: string
  note: string
  unaffected: Outcome
  carrier: Outcome
  affected: Outcome
}

/**
 * The four equally likely combinations of one gene from each of two carriers, in autosomal recessive inheritance:
 * `changed` counts the changed copies.
 */
const children = [
  {changed: 0, outcome: 'unaffected'},
  {changed: 1, outcome: 'carrier'},
  {changed: 1, outcome: 'carrier'},
  {changed: 2, outcome: 'affected'},
] as const

const shares = {unaffected: 25, carrier: 50, affected: 25} as const

/** How two carriers pass on a gene, as a picture with words. */
export function Inheritance({words}: {words: InheritanceWords}) {
  const {texts} = useSite()
  return (
    <section className="inheritance" aria-labelledby="inheritance-heading">
      <h3 id="inheritance-heading">{words.heading}</h3>
      <p>{words.text}</p>
      <figure>
        <div className="family" role="img" aria-label={texts.inheritance.description}>
          <div className="generation">
            {[1, 2].map((parent) => (
              <div key={parent} className="relative">
                <Person changed={1} large />
                <span>{words.parent}</span>
              </div>
            ))}
          </div>
          <div className="branches" />
          <div className="generation four">
            {children.map(({changed, outcome}, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the four never change place
              <div key={index} className={`relative ${outcome}`}>
                <Person changed={changed} />
                <span>{words[outcome].label}</span>
              </div>
            ))}
          </div>
        </div>
        <figcaption>
          <dl className="outcomes">
            {(['unaffected', 'carrier', 'affected'] as const).map((outcome) => (
              <div key={outcome} className={outcome}>
                <dt>
                  <strong>{format(texts.inheritance.share, {percent: shares[outcome]})}</strong>{' '}
                  {words[outcome].label}
                </dt>
                <dd>{words[outcome].text}</dd>
              </div>
            ))}
          </dl>
          <p className="inheritance-note">{words.note}</p>
        </figcaption>
      </figure>
    </section>
  )
}

/** A person with two copies of the gene: round unchanged, bent changed, so that nothing depends on colour. */
function Person({changed, large}: {changed: 0 | 1 | 2; large?: boolean}) {
  const size = large ? 96 : 80
  return (
    <svg viewBox="0 0 96 112" width={size} height={(size * 112) / 96} aria-hidden="true" className="person">
      <circle cx="48" cy="22" r="18" className="person-body" />
      <path d="M10 108c0-36 14-62 38-62s38 26 38 62z" className="person-body" />
      <Gene x={34} changed={changed === 2} />
      <Gene x={62} changed={changed >= 1} />
    </svg>
  )
}

function Gene({x, changed}: {x: number; changed: boolean}) {
  if (!changed) return <circle cx={x} cy="80" r="10" className="gene" />
  return <path d={`M${x - 12} 91c1-14 10-24 24-24 1 14-9 25-24 24z`} className="gene changed" />
}
