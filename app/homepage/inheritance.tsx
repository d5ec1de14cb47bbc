import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'

type InheritanceLabels = NonNullable<NonNullable<HomeQueryResult>['inheritance']>

const cap = 'M-47-7C-55-76 55-76 47-7Q42-31 24-35-2-28-24-35-42-31-47-7Z'

/**
 * Two carrier parents and their four equally likely children, in autosomal recessive inheritance. `changed` counts the
 * changed gene copies. `back` is the hair behind the head, `hair` the hair on it.
 */
const family = [
  {
    x: 218,
    isParent: true,
    changed: 1,
    skin: '#853',
    back: 'M-60 74C-76 40-58 10-60-14-58-88 58-88 60-14 58 10 76 40 60 74Z',
    hair: 'M-57 18C-64-84 64-84 57 18Q44-14 14-34 0-20-34-12-44-4-57 18Z',
  },
  {
    x: 478,
    isParent: true,
    changed: 1,
    skin: '#c96',
    hair: `${cap}M-46-2C-47 40-26 66 0 66S47 40 46-2Q40 40 0 40T-46-2Z`,
  },
  {
    x: 87,
    changed: 0,
    skin: '#a64',
    back: 'M-50-70a28 28 0 10.1 0zM50-70a28 28 0 10.1 0z',
    hair: cap,
  },
  {
    x: 261,
    changed: 1,
    skin: '#b85',
    hair: 'M-48 4C-62-50-26-62-16-62 24-78 66-50 48 4Q44-26 34-32 0-22-34-34-44-22-48 4Z',
    glasses: 'M-18-5a13 13 0 10.1 0zM18-5a13 13 0 10.1 0zM-5 6q5-4 10 0',
  },
  {
    x: 435,
    changed: 1,
    skin: '#853',
    back: 'M-46 28a19 19 0 01-14-32 20 20 0 018-36 21 21 0 0132-22 22 22 0 0140 0 21 21 0 0132 22 20 20 0 018 36 19 19 0 01-14 32Z',
    hair: cap,
  },
  {
    x: 609,
    changed: 2,
    skin: '#964',
    back: 'M-54 50C-62-92 62-92 54 50Q0 60-54 50Z',
    hair: 'M-54 16C-64-86 64-86 54 16Q46 0 40-22 0-10-40-22-46 0-54 16Z',
  },
] as const

const outcomes = ['unaffected', 'carrier', 'affected'] as const

const shares = {unaffected: 25, carrier: 50, affected: 25} as const

/** How two carriers pass on a gene: a figure with explanations. */
export function Inheritance({labels}: {labels: InheritanceLabels}) {
  const {texts} = useSite()
  return (
    <section className="inheritance" aria-labelledby="inheritance-heading">
      <TextElement as="h3" id="inheritance-heading" text={labels.heading} />
      <TextElement as="p" className="lead" text={labels.text} />
      <figure>
        <p className="gene-legend">
          {([false, true] as const).map((changed) => (
            <span key={String(changed)}>
              <svg viewBox="-32 78 64 64" aria-hidden="true">
                {changed ? (
                  <path id="leaf" d="M-21 131Q-20 93 21 89 21 129-21 131Z" className="copy changed" />
                ) : (
                  <circle id="disc" cy="110" r="17" className="copy" />
                )}
              </svg>{' '}
              {changed ? texts.inheritance.changed : texts.inheritance.unchanged}
            </span>
          ))}
        </p>
        <TextElement as="p" className="parents" text={labels.parent} />
        <svg viewBox="0 0 696 506" role="img" aria-label={texts.inheritance.description}>
          <defs>
            <g id="adult">
              <g id="body">
                <path className="shirt" d="M-22 62C-42 74-78 72-84 108l6 52H78l6-52C78 72 42 74 22 62Z" />
                <path
                  className="sleeve"
                  d="M-58 160V124Q-58 98-72 84-82 92-84 108l6 52ZM58 160V124Q58 98 72 84 82 92 84 108l-6 52Z"
                />
              </g>
              <use href="#head" />
            </g>
            <g id="child">
              <use href="#body" transform="matrix(.74 0 0 .82 0 9)" />
              <use href="#head" />
            </g>
            <g id="head">
              <path className="neck" d="M-15 40v24q15 14 30 0v-24z" />
              <path d="M-46-5C-46-63 46-63 46-5 46 32 24 56 0 56S-46 32-46-5ZM-45 14a9 9 0 11.1 0zM45 14a9 9 0 11.1 0z" />
            </g>
            <g id="face">
              <path className="cheeks" d="M-28 20h0M28 20h0" />
              <path className="nose" d="M0 5q6 10-1 11" />
              <path className="face" d="M-10-11q-7-5-14 0M10-11q7-5 14 0M-11 28q11 11 22 0" />
              <path className="eyes" d="M-18 3h0M18 3h0" />
            </g>
          </defs>
          <path d="M313 124h70M348 124v136M87 280v-20h522v20M261 260v20M435 260v20" className="line" />
          <path
            d="M141 18h154v204H141zm260 0h154v204H401zM24 298h126v190H24zm174 0h126v190H198zm174 0h126v190H372zm174 0h126v190H546z"
            className="tiles"
          />
          {family.map((person) => (
            <Person key={person.x} {...person} />
          ))}
        </svg>
        {/* The explanations repeat them. */}
        <p className="shares" aria-hidden="true">
          {outcomes.map((outcome) => (
            <span key={outcome} className={outcome}>
              {format(texts.inheritance.share, {percent: shares[outcome]})}
            </span>
          ))}
        </p>
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
  isParent?: boolean
  changed: 0 | 1 | 2
  skin: string
  back?: string
  hair: string
  glasses?: string
}

/** A person with two gene copies: discs are unchanged, leaves changed, so that nothing depends on colour. */
function Person({x, isParent, changed, skin, back, hair, glasses}: PersonProps) {
  return (
    <g transform={`translate(${x} ${isParent ? 80 : 366})`} color={skin} className={outcomes[changed]}>
      {back && <path className="hair" d={back} />}
      <use href={isParent ? '#adult' : '#child'} />
      <path className="hair" d={hair} />
      <use href="#face" y={isParent ? undefined : 5} />
      {glasses && <path className="face" d={glasses} />}
      <use href={changed === 2 ? '#leaf' : '#disc'} x="-26" />
      <use href={changed >= 1 ? '#leaf' : '#disc'} x="26" />
    </g>
  )
}
