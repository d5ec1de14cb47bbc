import {format, formatDate} from '~/i18n/format'
import {IconInfo} from './icons'
import {useSite} from './site'

export interface Source {
  _key: string
  title: string
  url: string
  asOf: string
}

/** Where statements come from, each with the day that it was compared with. */
export function SourceList({sources}: {sources: Source[]}) {
  const {lang, texts} = useSite()
  return (
    <ul>
      {sources.map(({_key, title, url, asOf}) => (
        <li key={_key}>
          <a href={url} rel="noopener">
            {title}
          </a>{' '}
          ({format(texts.review.asOf, {date: formatDate(asOf, lang)})})
        </li>
      ))}
    </ul>
  )
}

/** The same, folded away. */
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

export interface Review {
  sources: Source[]
  reviewedBy: string | null
  reviewedOn: string | null
}

/** Below medical texts: whether somebody has checked them, that they replace no doctor, and where they come from. */
export function MedicalNote({review}: {review: Review}) {
  const {lang, site, texts} = useSite()
  const {reviewedBy, reviewedOn, sources} = review
  const status =
    reviewedBy && reviewedOn
      ? format(texts.review.done, {name: reviewedBy, date: formatDate(reviewedOn, lang)})
      : texts.review.pending
  return (
    <div className="medical-note">
      <p>
        <IconInfo aria-hidden="true" size={20} /> {status} {site.medicalDisclaimer}
      </p>
      <Sources sources={sources} />
    </div>
  )
}
