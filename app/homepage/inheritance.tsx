import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'
import family from './family.svg?url'

type InheritanceLabels = NonNullable<NonNullable<HomeQueryResult>['inheritance']>

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
              <svg viewBox="-20 91 40 40" aria-hidden="true">
                {changed ? (
                  <path d="M-13 125Q-13 101 13 98 13 123-13 125Z" className="copy changed" />
                ) : (
                  <circle cy="111" r="11" className="copy" />
                )}
              </svg>{' '}
              {changed ? texts.inheritance.changed : texts.inheritance.unchanged}
            </span>
          ))}
        </p>
        <TextElement as="p" className="parents" text={labels.parent} />
        <img src={family} alt={texts.inheritance.description} width={696} height={506} loading="lazy" />
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
