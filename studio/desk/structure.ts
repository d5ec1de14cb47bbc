import {AddIcon} from '@sanity/icons/Add'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {
  type ListType,
  listTypes,
  type PageType,
  pages,
  pageTypes,
  sharedTypes,
} from '../../app/content/page-types.ts'
import {type English, t} from '../i18n/translate.ts'
import {listTitles} from '../schemaTypes/index.ts'
import {translationBoardItem} from '../translations/board.tsx'
import {binItem} from './bin.tsx'
import {OrderedList, type OrderedListOptions} from './ordered-list.tsx'

const singleton = (S: StructureBuilder, type: string) =>
  S.documentListItem({schemaType: type, id: type}).child(
    S.defaultDocument({schemaType: type, documentId: type}).documentId(type),
  )

/** The documents of a type in the order of the website, sortable. */
const orderedList = (S: StructureBuilder, type: string, title: English, note?: English) =>
  S.listItem()
    .id(type)
    .title(t(title))
    .schemaType(type)
    .child(
      Object.assign(
        S.documentTypeList(type)
          .title(t(title))
          .canHandleIntent((_, params) => params.type === type)
          .serialize(),
        // An ordinary list for the desk, with our component in its pane.
        {
          __preserveInstance: true,
          type: 'component',
          component: OrderedList,
          options: {type, note} satisfies OrderedListOptions,
          menuItems: [
            S.menuItem()
              .title(t('New entry'))
              .icon(AddIcon)
              .intent({type: 'create', params: {type, template: type}})
              .showAsAction()
              .serialize(),
          ],
        },
      ),
    )

const listNotes: Partial<Record<ListType, English>> = {
  licenceCategory:
    'The overview shows the categories by group, mopeds first. This order counts within each group.',
}

const isLegal = (type: PageType) => 'legal' in pages[type]

/** The desk: what changes rarely comes last. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title(t('Website'))
    .items([
      S.divider().title(t('Pages')),
      ...pageTypes.filter((type) => !isLegal(type)).map((type) => singleton(S, type)),
      S.divider().title(t('On every page')),
      ...sharedTypes.map((type) => singleton(S, type)),
      S.divider().title(t('Lists')),
      ...listTypes.map((type) => orderedList(S, type, listTitles[type], listNotes[type])),
      S.divider().title(t('To be done')),
      translationBoardItem(S),
      S.divider().title(t('Legal pages')),
      ...pageTypes.filter(isLegal).map((type) => singleton(S, type)),
      S.divider(),
      binItem(S),
    ])
