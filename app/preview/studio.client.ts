import type {ClientPerspective} from '@sanity/client'
import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import type {TextSource} from '~/content/text-source'
import type {Shown} from './header'
import type {Overlay} from './overlay.client'

interface Wishes {
  go(path: string, replace: boolean): void
  /** The editor pressed reload. Content changes do not come this way: the site reports them. */
  refresh(): void
  show(shown: Shown): void
}

/** The Studio around this page: its Presentation tool, or the preview beside a document. */
export interface Studio {
  at(path: string, title: string): void
  /** Confirms that the requested refresh is done. */
  refreshed(): void
  edit(source: TextSource): void
  close(): void
}

/**
 * A path in a field that opens nothing, in the same part of the form. The Presentation tool reopens a field only after another
 * one, even if the editor has left it.
 */
const within = (path: string) => `${path}._`

/** Connects this page to the Studio that shows it in a frame, or that has opened it. */
export function connectStudio({go, refresh, show}: Wishes, overlay: Overlay): Studio {
  const node = createNode<VisualEditingNodeMsg, VisualEditingControllerMsg>(
    {name: 'visual-editing', connectTo: 'presentation'},
    createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    }),
  )
  node.on('presentation/navigate', ({url, type}) => go(url, type === 'replace'))
  node.on('presentation/refresh', (data) => {
    if (data.source !== 'manual') return
    node.post('visual-editing/refreshing', data)
    refresh()
  })
  let open: Pick<TextSource, 'id' | 'path'> | undefined
  let wanted: TextSource | undefined
  let again: ReturnType<typeof setTimeout>
  // Retries if nothing opens: the tool loses messages while it renders, and a field just left may close the next.
  function reach(field: TextSource, attempts = 5) {
    clearTimeout(again)
    const isOpen = field.id === open?.id && field.path === open.path
    node.post('visual-editing/focus', {...field, ...(isOpen && {path: within(field.path)}), baseUrl: '/'})
    if (attempts > 1) again = setTimeout(reach, 1000, field, attempts - 1)
  }
  node.on('presentation/focus', (field) => {
    open = field
    if (wanted && field.path === within(wanted.path)) return reach(wanted)
    clearTimeout(again)
    overlay.find(field.id, field.path)
  })
  const follow = (perspective: ClientPerspective) =>
    show(String(perspective) === 'published' ? 'published' : 'drafts')
  node.on('presentation/perspective', ({perspective}) => follow(perspective))
  /** Retries, as the Studio may not be ready yet; the preview beside a document has no perspective, and shows drafts. */
  const patiently = (request: () => Promise<void>, attempts = 3): Promise<void> =>
    request().catch(() => (attempts > 1 ? patiently(request, attempts - 1) : undefined))
  const quiet = {suppressWarnings: true}
  node.onStatus(() => {
    void patiently(async () => {
      const asked = {handlesPerspectiveChange: true}
      follow((await node.fetch('visual-editing/fetch-perspective', asked, quiet)).perspective)
    })
    void patiently(async () =>
      overlay.learn((await node.fetch('visual-editing/schema', undefined, quiet)).schema),
    )
  }, 'connected')
  const close = node.start()
  return {
    at: (path, title) => node.post('visual-editing/navigate', {type: 'push', url: path, title}),
    edit(field) {
      wanted = field
      reach(field)
    },
    refreshed: () => node.post('visual-editing/refreshed', {source: 'manual', livePreviewEnabled: false}),
    close,
  }
}
