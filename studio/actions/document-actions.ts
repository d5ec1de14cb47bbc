import type {DocumentActionComponent, DocumentActionsResolver} from 'sanity'
import {isSingleton} from '../../app/content/page-types.ts'
import {studioLanguage} from '../i18n/language.ts'
import {shownTypes} from '../preview/addresses.ts'
import {removal} from './removal.tsx'
import {restore} from './restore.ts'
import {undoPublishing} from './undo-publishing.ts'
import {viewOnSite} from './view-on-site.ts'

/** Actions of singletons, which cannot be unpublished, deleted or duplicated. */
const singletonActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])

/** Our replacements of Sanity's actions. */
const replaced = new Map<string | undefined, DocumentActionComponent>([
  ['delete', removal('delete')],
  ['unpublish', removal('unpublish')],
  ['restore', restore],
])

/** If nothing can be published, the first of them is the button. */
const ours = [viewOnSite(studioLanguage), viewOnSite(studioLanguage === 'de' ? 'en' : 'de'), undoPublishing]

export const documentActions: DocumentActionsResolver = (actions, {schemaType, versionType}) => {
  const allowed = actions
    .filter(({action}) => !isSingleton(schemaType) || singletonActions.has(action))
    .map((action) => replaced.get(action.action) ?? action)
  if (!shownTypes.includes(schemaType)) return allowed
  // The published version is open: Sanity's first button would be "Unpublish".
  return versionType === 'published' ? [...ours, ...allowed] : [...allowed, ...ours]
}
