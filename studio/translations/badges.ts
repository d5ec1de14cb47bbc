import {useMemo} from 'react'
import {type DocumentBadgeComponent, useSchema, useUnstableObserveDocument} from 'sanity'
import {type Language, languages} from '../../app/i18n/languages.ts'
import {t} from '../i18n/texts/translations.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {type DocumentVersions, reviewRows, translationRows} from './board-rows.ts'
import {recordPrefix, type StoredRecord} from './record.ts'

type BadgeProps = Parameters<DocumentBadgeComponent>[0]

const versionsOf = ({id, type, draft, published}: BadgeProps): DocumentVersions | undefined => {
  const newest = draft ?? published
  return newest ? {id, type, published: published ?? undefined, newest, record: []} : undefined
}

/** Says that a document has texts that are missing or out of date in one language. */
function languageBadge(language: Language): DocumentBadgeComponent {
  return (props) => {
    const schemaType = useSchema().get(props.type)
    const {document: stored} = useUnstableObserveDocument<StoredRecord>(recordPrefix + props.id)
    const {draft, published, id, type} = props
    const rows = useMemo(() => {
      const versions = versionsOf({draft, published, id, type} as BadgeProps)
      if (!versions || !schemaType) return []
      return translationRows(schemaType, {...versions, record: stored?.entries ?? []})
    }, [schemaType, stored, draft, published, id, type])
    const count = (state: string) =>
      rows.filter((row) => row.language === language && row.state === state).length
    const [missing, outdated] = [count('missing'), count('outdated')]
    if (missing + outdated === 0) return null
    const name = languageName(language)
    return {
      label: t(missing > 0 ? 'missing.state' : 'outdated.state', {language: name}),
      title: t('badge.title', {language: name, missing, outdated}),
      color: 'warning',
    }
  }
}

/** Badge for a document whose medical texts are not reviewed. */
const reviewBadge: DocumentBadgeComponent = (props) => {
  const versions = versionsOf(props)
  if (!versions || reviewRows(versions).length === 0) return null
  return {label: t('badge.review'), title: t('badge.review.title'), color: 'warning'}
}

export const translationBadges = [...languages.map(languageBadge), reviewBadge]
