import {type DocumentLayoutProps, definePlugin, type LayoutProps, useEditState} from 'sanity'
import {t} from '../i18n/texts/preview.ts'

const noDraft =
  '[data-draft="none"] :is([data-testid="document-header-Draft-chip"], [data-testid="document-header-Entwurf-chip"])'

/** CSS for defects of Sanity's interface that have no setting. */
const corrections = [
  // The description above a picture of a list keeps its case.
  '[data-testid^="breadcrumb-item-"] [style*="capitalize"], [data-ui="MenuItem"] [style*="capitalize"] {text-transform: none !important}',
  '.field-error {color: var(--card-badge-critical-fg-color)}',
  // The chip of a draft that does not exist. While the published version is open, it is the way back to the form: “Edit”.
  `${noDraft}[data-selected] {display: none}`,
  `${noDraft} [data-ui="Text"] {font-size: 0 !important} ${noDraft} [data-ui="Text"]::after {content: "${t('edit')}"; font-size: 13px}`,
  // In the history, “Draft” beside “Published”.
  '[data-testid="timeline-item-button"] [class*="VersionInlineBadge"] {display: none}',
  // On a phone, a click in the preview would scroll the Studio’s bar out of reach.
  'html {overflow: hidden} body {overflow: clip}',
  // On a local lake there is no project to manage at the vendor's.
  ...(process.env.SANITY_STUDIO_LAKE ? ['[href*="/manage/project/"] {display: none !important}'] : []),
  // The vendor's help is for developers, as are the links to its own website.
  ...(process.env.NODE_ENV === 'development'
    ? []
    : ['[data-testid="button-resources-menu"] {display: none}']),
].join('\n')

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{corrections}</style>
      {props.renderDefault(props)}
    </>
  )
}

function DocumentLayout(props: DocumentLayoutProps) {
  const {draft} = useEditState(props.documentId, props.documentType)
  return (
    <div data-draft={draft ? 'there' : 'none'} style={{display: 'contents'}}>
      {props.renderDefault(props)}
    </div>
  )
}

export const looks = definePlugin({
  name: 'looks',
  studio: {components: {layout: Layout}},
  document: {components: {unstable_layout: DocumentLayout}},
})
