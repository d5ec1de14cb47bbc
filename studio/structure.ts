import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {pageTypes} from './schemaTypes/linkable.ts'

const singleton = (S: StructureBuilder, type: string) =>
  S.documentListItem({schemaType: type, id: type}).child(
    S.defaultDocument({schemaType: type, documentId: type}).documentId(type),
  )

const list = (S: StructureBuilder, type: string, title: string) =>
  S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{field: 'orderRank', direction: 'asc'}]),
    )

/** The desk in the visitor's words: pages first, then what is listed on them, settings last. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Website')
    .items([
      ...pageTypes.map((type) => singleton(S, type)),
      S.divider(),
      list(S, 'faqEntry', 'Questions and answers'),
      list(S, 'teamMember', 'Team'),
      list(S, 'licenceCategory', 'Licence categories'),
      S.divider(),
      singleton(S, 'emergencyNote'),
      singleton(S, 'siteSettings'),
    ])
