import type {DefaultDocumentNodeResolver} from 'sanity/structure'
import {t} from '../i18n/texts/preview.ts'
import {shownTypes} from './addresses.ts'
import {PreviewPane} from './pane.tsx'

/** Adds a preview pane to documents that have a page. */
export const documentViews: DefaultDocumentNodeResolver = (S, {schemaType}) => {
  if (!shownTypes.includes(schemaType)) return S.document()
  return S.document().views([
    S.view.form().title(t('edit')),
    S.view.component(PreviewPane).id('preview').title(t('title')),
  ])
}
