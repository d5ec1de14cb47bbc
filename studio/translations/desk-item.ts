import {TranslateIcon} from '@sanity/icons/Translate'
import type {StructureBuilder} from 'sanity/structure'
import {TranslationBoard} from './board.tsx'
import {translationsNamespace} from './texts.ts'

const title = 'Translations'
const i18n = {title: {key: 'title', ns: translationsNamespace}}

/** The board as an item of the desk. Its rows open the document, with its preview, in a pane beside it. */
export function translationBoardItem(S: StructureBuilder) {
  const board = S.component(TranslationBoard)
    .id('translations')
    .title(title)
    .minWidth(420)
    .currentMaxWidth(720)
    .child((id, {params: {type}}) =>
      type ? S.defaultDocument({schemaType: type, documentId: id}).documentId(id) : undefined,
    )
    .serialize()
  // The builder would leave the key of the translated title out of what it makes.
  return S.listItem()
    .id('translations')
    .title(title)
    .i18n(i18n)
    .icon(TranslateIcon)
    .child({...board, i18n})
}
