import type {DocumentActionComponent, DocumentActionsResolver} from 'sanity'
import {isSingleton} from '../../app/content/page-types.ts'
import {studioLanguage} from '../i18n/language.ts'
import {removal} from './removal.tsx'
import {restore} from './restore.ts'
import {undoPublishing} from './undo-publishing.ts'
import {viewOnSite} from './view-on-site.ts'

/** Actions of singletons, which cannot be unpublished, deleted or duplicated. */
const singletonActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])

let discard: DocumentActionComponent | undefined

/** Hidden for documents never published: discarding would delete them for good; “Delete” moves them to the bin. */
const discardIfOnline = (useDiscard: DocumentActionComponent) => {
  if (useDiscard.action !== 'discardChanges') return useDiscard
  const action = (props: Parameters<typeof useDiscard>[0]) => {
    const discarding = useDiscard(props)
    return props.published ? discarding : null
  }
  discard ??= Object.assign(action, {action: useDiscard.action})
  return discard
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
    .map((action) => replaced.get(action.action) ?? discardIfOnline(action))
  // The published version is open: Sanity's first button would be "Unpublish".
  return versionType === 'published' ? [...ours, ...allowed] : [...allowed, ...ours]
}
