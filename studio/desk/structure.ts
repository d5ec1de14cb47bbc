import {AddIcon} from '@sanity/icons/Add'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {type English, t} from '../i18n/translate.ts'
import {legalPageTypes, pageTypes} from '../schemaTypes/linkable.ts'
import {translationBoardItem} from '../translations/desk-item.ts'
import {OrderedList, type OrderedListOptions} from './ordered-list.tsx'

const singleton = (S: StructureBuilder, type: string) =>
  S.documentListItem({schemaType: type, id: type}).child(
    S.defaultDocument({schemaType: type, documentId: type}).documentId(type),
  )

/** The documents of a type in the order of the website, to be changed by dragging. */
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
        // A list as any other to the desk, with a component of ours in its pane.
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

const isLegal = (type: string) => (legalPageTypes as readonly string[]).includes(type)

/** The desk in the visitor's words: pages first, then what is listed on them, settings last. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title(t('Website'))
    .items([
      S.divider().title(t('Pages')),
      ...pageTypes.filter((type) => !isLegal(type)).map((type) => singleton(S, type)),
      S.divider().title(t('Legal pages')),
      ...legalPageTypes.map((type) => singleton(S, type)),
      S.divider().title(t('Lists')),
      orderedList(S, 'faqEntry', 'Questions and answers'),
      orderedList(S, 'teamMember', 'Team'),
      orderedList(
        S,
        'licenceCategory',
        'Licence categories',
        'The overview shows the categories by group, mopeds first. This order counts within each group.',
      ),
      S.divider().title(t('To be done')),
      translationBoardItem(S),
      S.divider().title(t('On every page')),
      singleton(S, 'emergencyNote'),
      singleton(S, 'siteSettings'),
    ])
