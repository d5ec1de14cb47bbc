import type {Text} from '~/content/text'
import {format, formatDate} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import {IconCheck} from './icons'
import {useSite} from './site'
import {T, TextElement} from './text'

export interface Source {
  _key: string
  title: Text
  url: string
  asOf: string
}

/** Sources of statements, each with its as-of date. */
function SourceList({sources}: {sources: Source[]}) {
  const {lang, texts} = useSite()
  return (
    <ul>
      {sources.map(({_key, title, url, asOf}) => (
        <li key={_key + url}>
          <a href={url} rel="noopener">
            <T>{title}</T>
          </a>{' '}
          {`(${format(texts.review.asOf, {date: formatDate(asOf, lang)})})`}
        </li>
      ))}
    </ul>
  )
}

/** Sources in a disclosure. */
export function Sources({sources}: {sources: Source[]}) {
  const {texts} = useSite()
  if (sources.length === 0) return null
  return (
    <details className="sources">
      <summary>{texts.review.sources}</summary>
      <SourceList sources={sources} />
    </details>
  )
}

interface Review {
  sources: Source[]
  reviewedBy: string | null
  reviewedOn: string | null
}

/** The review status of a medical text: reviewer and date, or pending. */
export const reviewStatus = (
  {reviewedBy, reviewedOn}: Omit<Review, 'sources'>,
  texts: {done: string; pending: string},
  lang: Language,
) =>
  reviewedBy && reviewedOn
    ? format(texts.done, {name: reviewedBy, date: formatDate(reviewedOn, lang)})
    : texts.pending

const isReviewed = ({reviewedBy, reviewedOn}: Review) => Boolean(reviewedBy && reviewedOn)

/** Reviewer and date below a reviewed medical text. */
export function ReviewMark({review}: {review: Review}) {
  const {lang, texts} = useSite()
  if (!isReviewed(review)) return null
  return (
    <p className="review-mark">
      <IconCheck size={20} /> {reviewStatus(review, texts.review, lang)}
    </p>
  )
}

/** A note, once per page with medical texts: review status, medical disclaimer and sources. */
export function MedicalNote({reviews}: {reviews: Review[]}) {
  const {site, texts} = useSite()
  const reviewed = reviews.filter(isReviewed).length
  const pending = reviewed > 0 ? texts.review.partly : texts.review.pending
  const sources = new Map(reviews.flatMap(({sources}) => sources).map((source) => [source.url, source]))
  return (
    <details className="medical-note">
      <summary>
        {reviewed < reviews.length && `${pending} · `}
        {texts.review.sources}
      </summary>
      <TextElement as="p" text={site.medicalDisclaimer} />
      <SourceList sources={[...sources.values()]} />
    </details>
  )
}
