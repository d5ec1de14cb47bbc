import {TranslateIcon} from '@sanity/icons/Translate'
import type {StructureBuilder} from 'sanity/structure'
import {TranslationBoard} from './board.tsx'
import {translationsNamespace} from './texts.ts'

/** The board as an item of the desk. Its rows open the document in a pane beside it. */
export function translationBoardItem(S: StructureBuilder) {
  const i18n = {title: {key: 'title', ns: translationsNamespace}}
  return S.listItem()
    .id('translations')
    .title('Translations')
    .i18n(i18n)
    .icon(TranslateIcon)
    .child(
      S.component(TranslationBoard)
        .id('translations')
        .title('Translations')
        .i18n(i18n)
        .minWidth(420)
        .currentMaxWidth(720)
        .child((id, {params}) =>
          params.type ? S.document().documentId(id).schemaType(params.type) : undefined,
        ),
    )
}
