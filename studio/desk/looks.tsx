import {useEffect} from 'react'
import {
  type DocumentLayoutProps,
  definePlugin,
  type LayoutProps,
  useEditState,
  useSetPerspective,
} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {Ahead} from '../preview/ahead.tsx'

/** CSS for defects of Sanity's interface that have no setting. */
const corrections = [
  // The description above a picture of a list keeps its case.
  '[data-testid^="breadcrumb-item-"] [style*="capitalize"], [data-ui="MenuItem"] [style*="capitalize"] {text-transform: none !important}',
  // In the focal point dialog, the previews are beside the picture, except on phones; otherwise they are below the fold.
  '[id$="_dialog"] [data-checkered][tabindex="0"] {max-inline-size: 60vh}',
  '@media (min-width: 40rem) {[id$="_dialog"] [data-checkered][tabindex="0"]:not(:last-child) {&, + * {display: inline-block; vertical-align: top} & {inline-size: calc(100% - 11rem)} + * {inline-size: 10rem; margin-inline-start: 1rem; [data-ui="Grid"] {grid-template-columns: 10rem !important}}}}',
  // The vendor warns that drawings may not be cropped; the website does crop them.
  '[id$="_dialog"] [data-tone="caution"]:has(+ div > [data-checkered][tabindex="0"]) {display: none}',
  '.field-error {color: var(--card-badge-critical-fg-color)} .field-warning {color: var(--card-badge-caution-fg-color)}',
  // Without a draft there is one version, and nothing to choose.
  '[data-draft="none"] [data-testid="document-perspective-list"] {visibility: hidden}',
  // In the history, no badge “Draft” beside “Published”.
  '[data-testid="timeline-item-button"] [class*="VersionInlineBadge"] {display: none}',
  // In a narrow pane, this would run under the button; on phones it would be cut off in one line.
  '[data-testid="pane-footer"] :has(> [data-testid="pane-footer-document-status"]) {min-width: 0; overflow: hidden}',
  '[data-testid="pane-footer-document-status"] {max-width: 100%; [data-ui="Flex"] {flex-shrink: 1 !important; min-width: 0} [data-ui="Text"] {white-space: normal}}',
  // Fingers miss buttons of 25 pixels.
  '@media (pointer: coarse) {[data-testid="pane-footer"] button {min-height: 2.75rem}}',
  '[data-testid="field-groups"] {margin-bottom: -2rem}',
  // In narrow forms, the buttons for bold, lists and links have a line of their own.
  '[data-testid="pt-editor__toolbar-card"] :has(> * > [data-testid="block-style-select"]) {flex-wrap: wrap; > :nth-child(2) {flex-basis: 13rem}}',
  // Beside the page, a form wide enough to write in.
  '@media (min-width: 80rem) {#presentation-narrow-panel-content {min-width: 30rem}}',
  // The page has its own switch for click-to-edit.
  '[data-testid="presentation-root"] label:has([data-ui="Switch"]) {display: none}',
  // On a local lake there is no project to manage at the vendor's; its menu would be empty but for the lake's name.
  ...(process.env.SANITY_STUDIO_LAKE
    ? ['#workspace-menu, [href*="/manage/project/"] {display: none !important}']
    : []),
  // The vendor's help is for developers, as are the links to its own website.
  ...(process.env.NODE_ENV === 'development'
    ? []
    : ['[data-testid="button-resources-menu"] {display: none}']),
].join('\n')

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{corrections}</style>
      <Ahead />
      {props.renderDefault(props)}
    </>
  )
}

/** Sanity opens the draft's history, which is empty without a draft. This opens the published version's instead. */
function DocumentLayout(props: DocumentLayoutProps) {
  const {draft, published} = useEditState(props.documentId, props.documentType)
  const inHistory = usePaneRouter().params?.inspect === 'sanity/structure/history'
  const setPerspective = useSetPerspective()
  const isOnlineOnly = !draft && Boolean(published)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not override what the editor chooses later.
  useEffect(() => {
    if (isOnlineOnly && location.pathname.includes('/structure/'))
      setPerspective(inHistory ? 'published' : undefined)
  }, [isOnlineOnly, inHistory])
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
