import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'

type InheritanceLabels = NonNullable<NonNullable<HomeQueryResult>['inheritance']>

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
export function Inheritance({labels}: {labels: InheritanceLabels}) {
  const {texts} = useSite()
  return (
    <section className="inheritance" aria-labelledby="inheritance-heading">
      <TextElement as="h3" id="inheritance-heading" text={labels.heading} />
      <TextElement as="p" text={labels.text} />
      <figure>
        <p className="gene-legend">
          {([false, true] as const).map((changed) => (
            <span key={String(changed)}>
              <svg viewBox="-12 14 24 24" aria-hidden="true">
                <Gene x={0} changed={changed} />
              </svg>{' '}
              {changed ? texts.inheritance.changed : texts.inheritance.unchanged}
            </span>
          ))}
        </p>
        <div className="parents">
          <TextElement as="span" text={labels.parent} />
          <TextElement as="span" text={labels.parent} />
        </div>
        <svg viewBox="0 -1 400 237" role="img" aria-label={texts.inheritance.description}>
          <path d="M125 70h150M200 70v48M50 134v-16h300v16M150 118v16M250 118v16" className="line" />
          <Person x={125} y={46} changed={1} outcome="carrier" />
          <Person x={275} y={46} changed={1} outcome="carrier" />
          {children.map(({changed, outcome}, index) => {
            const x = 50 + 100 * index
            return (
              <g key={x}>
                <Person x={x} y={176} changed={changed} outcome={outcome} />
                <path d={`M${x - 46} 226h92v9h-92z`} className={`bar ${outcome}`} />
              </g>
            )
          })}
        </svg>
        {labels.sum && <TextElement as="p" className="sum" text={labels.sum} />}
        <figcaption>
          <dl className="outcomes">
            {(['unaffected', 'carrier', 'affected'] as const).map((outcome) => (
              <div key={outcome} className={outcome}>
                <dt>
                  <strong>{format(texts.inheritance.share, {percent: shares[outcome]})}</strong>{' '}
                  <T>{labels[outcome].label}</T>
                </dt>
                <TextElement as="dd" text={labels[outcome].text} />
              </div>
            ))}
          </dl>
          <TextElement as="p" className="inheritance-note" text={labels.note} />
        </figcaption>
      </figure>
    </section>
  )
}

interface PersonProps {
  x: number
  y: number
  changed: 0 | 1 | 2
  outcome: 'unaffected' | 'carrier' | 'affected'
}

/** A person with two copies of the gene: round unchanged, bent changed, so that nothing depends on colour. */
function Person({x, y, changed, outcome}: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`person ${outcome}`}>
      <circle cy="-26" r="17" />
      <path d="M-37 46C-37 14-22-6 0-6S37 14 37 46Z" />
      <Gene x={-14} changed={changed === 2} />
      <Gene x={14} changed={changed >= 1} />
    </g>
  )
}

function Gene({x, changed}: {x: number; changed: boolean}) {
  if (!changed) return <circle cx={x} cy="26" r="9" className="gene" />
  return <path d={`M${x - 11} 37c1-13 9-22 22-22 1 13-8 23-22 22z`} className="gene changed" />
}
