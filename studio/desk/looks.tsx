import {type DocumentLayoutProps, definePlugin, type LayoutProps, useEditState} from 'sanity'

/** CSS for defects of Sanity's interface that have no setting. */
const corrections = [
  // The description above a picture of a list keeps its case.
  '[data-testid^="breadcrumb-item-"] [style*="capitalize"], [data-ui="MenuItem"] [style*="capitalize"] {text-transform: none !important}',
  // The picture with the focal point beside its previews, which otherwise are below the fold.
  '[id$="_dialog"] div:has(> [tabindex="0"] image) {display: flex; gap: 1rem; > :first-child {flex: 0 1 60vh} [data-ui="Grid"] {grid-template-columns: 10rem !important}}',
  '.field-error {color: var(--card-badge-critical-fg-color)}',
  // The chip of a draft that does not exist. While the published version is open, it is the way back to the form.
  '[data-draft="none"] :is([data-testid="document-header-Draft-chip"], [data-testid="document-header-Entwurf-chip"])[data-selected] {display: none}',
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
