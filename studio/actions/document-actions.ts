import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useParseErrors,
  useTranslation,
} from 'sanity'
import {structureLocaleNamespace} from 'sanity/structure'
import {isSingleton} from '../../app/content/page-types.ts'
import {studioLanguage} from '../i18n/language.ts'
import {publishWithTranslationStatus} from '../translations/publish.ts'
import {removal} from './removal.tsx'
import {restore} from './restore.ts'
import {undoPublishing} from './undo-publishing.ts'
import {viewOnSite} from './view-on-site.ts'

/** Actions of singletons, which cannot be unpublished, deleted or duplicated. */
const singletonActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])

/** What we change in Sanity's actions. */
const changes: Partial<Record<string, (useAction: DocumentActionComponent) => DocumentActionComponent>> = {
  // Hidden for documents never published: discarding would delete them for good; “Delete” moves them to the bin.
  discardChanges: (useDiscard) => (props) => {
    const discarding = useDiscard(props)
    return props.published ? discarding : null
  },
  // Sanity would publish the former day if the one in the field cannot be read.
  publish: (usePublish) =>
    publishWithTranslationStatus((props) => {
      const publishing = usePublish(props)
      const {t} = useTranslation(structureLocaleNamespace)
      const isReadable = Object.keys(useParseErrors()).length === 0
      const title = t('action.publish.validation-issues.tooltip')
      return publishing && !isReadable ? {...publishing, disabled: true, title} : publishing
    }),
}

const changed = new Map<DocumentActionComponent, DocumentActionComponent>()

/** Changes an action once: a new function would lose its state, such as a publish that waits for a save. */
function withChanges(action: DocumentActionComponent): DocumentActionComponent {
  const change = changes[action.action ?? '']
  if (!change) return action
  const known = changed.get(action) ?? Object.assign(change(action), {action: action.action})
  changed.set(action, known)
  return known
}

/** Our replacements of Sanity's actions. */
const replaced = new Map<string | undefined, DocumentActionComponent>([
  ['delete', removal('delete')],
  ['unpublish', removal('unpublish')],
  ['restore', restore],
])

/** The first is the main button if nothing can be published. */
const ours = [viewOnSite(studioLanguage), viewOnSite(studioLanguage === 'de' ? 'en' : 'de'), undoPublishing]

export const documentActions: DocumentActionsResolver = (actions, {schemaType, versionType}) => {
  const allowed = actions
    .filter(({action}) => !isSingleton(schemaType) || singletonActions.has(action))
    .map((action) => replaced.get(action.action) ?? withChanges(action))
  // The published version is open: Sanity's first button would be "Unpublish".
  return versionType === 'published' ? [...ours, ...allowed] : [...allowed, ...ours]
}
