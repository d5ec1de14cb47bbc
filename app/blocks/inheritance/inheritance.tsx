import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'

type InheritanceLabels = NonNullable<NonNullable<HomeQueryResult>['inheritance']>

/** What a person's hair has behind the head. */
const hair = {
  short: 'M-17-28v-4q0-18 17-18t17 18v4z',
  long: 'M-21 6q-3-56 21-56t21 56z',
  puffs: 'M-14-37a9 9 0 1 1 5-9q9-8 18 0a9 9 0 1 1 5 9z',
  curls: 'M-15-18a21 21 0 1 1 30 0z',
  bun: 'M-17-25q-1-22 13-24a5.5 5.5 0 1 1 8 0q14 2 13 24z',
}

const calm = 'M-4-20q4 2 8 0'
const wry = 'M-4-20q5 3 8-1'
const smile = 'M-5-21q5 5 10 0'
const glasses = 'M-10-31h8v6h-8zM2-31h8v6H2zM-2-29h4'
const beard = 'M-15-27q-1 20 15 20t15-20q-3 11-15 11t-15-11z'

/**
 * Two carriers and the four equally likely combinations of one gene from each, in autosomal recessive inheritance:
 * `changed` counts the changed copies.
 */
const family = [
  {x: 109, y: 50, changed: 1, skin: '#7d4b31', hair: hair.long, face: smile},
  {x: 239, y: 50, changed: 1, skin: '#cf976e', hair: hair.short, face: calm, beard},
  {x: 43, y: 173, changed: 0, skin: '#9a6341', hair: hair.puffs, face: smile},
  {x: 130, y: 173, changed: 1, skin: '#b57f58', hair: hair.short, face: calm + glasses},
  {x: 218, y: 173, changed: 1, skin: '#8b573a', hair: hair.curls, face: wry},
  {x: 305, y: 173, changed: 2, skin: '#a87049', hair: hair.bun, face: smile},
] as const

const outcomes = ['unaffected', 'carrier', 'affected'] as const

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
              <svg viewBox="-17 9 34 34" aria-hidden="true">
                {changed ? (
                  <path id="changed" d="M-11 37c1-13 9-22 22-22 1 13-8 23-22 22z" className="gene changed" />
                ) : (
                  <circle id="unchanged" cy="26" r="9" className="gene" />
                )}
              </svg>{' '}
              {changed ? texts.inheritance.changed : texts.inheritance.unchanged}
            </span>
          ))}
        </p>
        <div className="parents">
          <TextElement as="span" text={labels.parent} />
          <TextElement as="span" text={labels.parent} />
        </div>
        <svg viewBox="0 -2 348 224" role="img" aria-label={texts.inheritance.description}>
          <defs>
            <g id="person">
              <path className="body" d="M-40 47V22Q-40 1-17-2H17Q40 1 40 22V47Z" />
              <path className="head" d="M-15-30a15 17 0 0 1 30 0q0 12-8 17v11q-7 8-14 0v-11q-8-5-8-17z" />
              <path className="fringe" d="M-15-30q-1-19 15-19t15 19q-4-8-15-8t-15 8z" />
              <path className="face" d="M-6-28v.1M6-28v.1" />
            </g>
          </defs>
          <path d="M109 73h130M174 73v38M43 125v-14h262v14M130 111v14M218 111v14" className="line" />
          {family.map((person) => (
            <Person key={person.x} {...person} />
          ))}
        </svg>
        {labels.sum && <TextElement as="p" className="sum" text={labels.sum} />}
        <figcaption>
          <dl className="outcomes">
            {outcomes.map((outcome) => (
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
  skin: string
  hair: string
  face: string
  beard?: string
}

/** A person with two copies of the gene: round unchanged, bent changed, so that nothing depends on colour. */
function Person({x, y, changed, skin, hair, face, beard}: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill={skin} className={outcomes[changed]}>
      <path className="hair" d={hair} />
      <use href="#person" />
      {beard && <path className="hair" d={beard} />}
      <path className="face" d={face} />
      <use href={changed === 2 ? '#changed' : '#unchanged'} x="-14" />
      <use href={changed >= 1 ? '#changed' : '#unchanged'} x="14" />
    </g>
  )
}
