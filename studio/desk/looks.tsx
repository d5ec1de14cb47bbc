import {definePlugin, type LayoutProps} from 'sanity'

/** What the vendor shows in a way that is wrong here, and has no setting for. */
const corrections = [
  // Titles and addresses above the form of an item are written as they are, not With A Capital Each.
  '[data-testid^="breadcrumb-item-"] [style*="capitalize"], [data-ui="MenuItem"] [style*="capitalize"] {text-transform: none !important}',
  // In the Presentation tool, the switch for editing by a click into the page: the website has no such thing.
  'label:has([data-ui="Switch"]):has(~ * [data-testid="preview-viewport-toggle"]) {display: none}',
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

export const looks = definePlugin({name: 'looks', studio: {components: {layout: Layout}}})
