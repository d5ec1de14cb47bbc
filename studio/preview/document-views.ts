import type {DefaultDocumentNodeResolver} from 'sanity/structure'
import {shownTypes} from './addresses.ts'
import {PreviewPane} from './pane.tsx'
import {previewNamespace} from './words.ts'

/** Beside the editor, every document that shows somewhere has its page. */
export const documentViews: DefaultDocumentNodeResolver = (S, {schemaType, i18n}) => {
  if (!shownTypes.includes(schemaType)) return S.document()
  const {t} = i18n
  return S.document().views([
    S.view.form().title(t(`${previewNamespace}:edit`)),
    S.view
      .component(PreviewPane)
      .id('preview')
      .title(t(`${previewNamespace}:title`)),
  ])
}
