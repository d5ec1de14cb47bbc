import {TranslateIcon} from '@sanity/icons/Translate'
import type {StructureBuilder} from 'sanity/structure'
import {t} from '../i18n/texts/translations.ts'
import {TranslationBoard} from './board.tsx'

/** The board as an item of the desk. Its rows open the document, with its preview, in a pane beside it. */
export function translationBoardItem(S: StructureBuilder) {
  const board = S.component(TranslationBoard)
    .id('translations')
    .title(t('title'))
    .minWidth(420)
    .currentMaxWidth(720)
    .child((id, {params: {type}}) =>
      type ? S.defaultDocument({schemaType: type, documentId: id}).documentId(id) : undefined,
    )
  return S.listItem().id('translations').title(t('title')).icon(TranslateIcon).child(board)
}
