import {type DocumentActionComponent, type DocumentActionsResolver, getPublishedId} from 'sanity'
import {studioLanguage} from '../i18n/language.ts'
import {shownTypes} from '../preview/addresses.ts'
import {isSingleton} from '../schemaTypes/linkable.ts'
import {removal} from './removal.tsx'
import {undoPublishing} from './undo-publishing.ts'
import {viewOnSite} from './view-on-site.ts'

/** What can be done with a document of which there is exactly one: never unpublish, delete or duplicate it. */
const singletonActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore'])
/** One more of the kind, which an address made up by hand leads to, is on no page: it can only go again. */
const straySingletonActions = new Set<string | undefined>(['delete', 'discardChanges'])

/** Ours, in the place of the vendor's. */
const replaced = new Map<string | undefined, DocumentActionComponent>([
  ['delete', removal('delete')],
  ['unpublish', removal('unpublish')],
])

/** The first of them is a button where nothing can be published. */
const ours = [viewOnSite(studioLanguage), viewOnSite(studioLanguage === 'de' ? 'en' : 'de'), undoPublishing]

/** What staff can do with a document of each type. */
export const documentActions: DocumentActionsResolver = (actions, {schemaType, documentId, versionType}) => {
  if (isSingleton(schemaType) && documentId && getPublishedId(documentId) !== schemaType)
    return actions.filter(({action}) => straySingletonActions.has(action))
  const allowed = isSingleton(schemaType)
    ? actions.filter(({action}) => singletonActions.has(action))
    : actions.map((action) => replaced.get(action.action) ?? action)
  if (!shownTypes.includes(schemaType)) return allowed
  // What is published is looked at. The vendor's first button would take it off the website.
  return versionType === 'published' ? [...ours, ...allowed] : [...allowed, ...ours]
}
