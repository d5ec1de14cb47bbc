import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'

type InheritanceLabels = NonNullable<NonNullable<HomeQueryResult>['inheritance']>

/** What a person's hair has behind the head, as a broad line. */
const hair = {
  long: 'M-11-12v-18q0-11 11-11t11 11v18',
  curls: 'M-14-26q-5-20 14-20t14 20',
  puffs: 'M-19-42h.1m38 0h.1',
}

/**
 * The four equally likely combinations of one gene from each of two carriers, in autosomal recessive inheritance:
 * `changed` counts the changed copies.
 */
const children = [
  {changed: 0, outcome: 'unaffected', hair: hair.puffs},
  {changed: 1, outcome: 'carrier'},
  {changed: 1, outcome: 'carrier', hair: hair.curls},
  {changed: 2, outcome: 'affected', hair: hair.long},
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
        <svg viewBox="0 0 400 255" role="img" aria-label={texts.inheritance.description}>
          <defs>
            <g id="person">
              <path className="body" d="M-40 47V22Q-40 1-17-2H17Q40 1 40 22V47Z" />
              <path className="head" d="M-15-30a15 17 0 0 1 30 0q0 12-8 17v11q-7 8-14 0v-11q-8-5-8-17z" />
              <path className="hair" d="M-10-35q3-6 10-6t10 6" />
              <path className="face" d="M-5-28v.1M5-28v.1M-5-20q5 5 10 0" />
            </g>
          </defs>
          <path d="M125 84h150M200 84v44M50 144v-16h300v16M150 128v16M250 128v16" className="line" />
          <Person x={125} y={56} changed={1} outcome="carrier" hair={hair.long} />
          <Person x={275} y={56} changed={1} outcome="carrier" />
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four never change place
            <Person key={index} x={50 + 100 * index} y={199} {...child} />
          ))}
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
  hair?: string
}

/** A person with two copies of the gene: round unchanged, bent changed, so that nothing depends on colour. */
function Person({x, y, changed, outcome, hair}: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})scale(1.15)`} className={outcome}>
      {hair && <path className="hair" d={hair} />}
      <use href="#person" />
      <Gene x={-14} changed={changed === 2} />
      <Gene x={14} changed={changed >= 1} />
    </g>
  )
}

function Gene({x, changed}: {x: number; changed: boolean}) {
  if (!changed) return <circle cx={x} cy="26" r="9" className="gene" />
  return <path d={`M${x - 11} 37c1-13 9-22 22-22 1 13-8 23-22 22z`} className="gene changed" />
}
