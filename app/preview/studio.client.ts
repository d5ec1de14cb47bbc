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
  /** The editor presses reload. Changes are reported by the site. */
  refresh(): void
  show(shown: Shown): void
}

/** The Studio around this page: its Presentation tool, or the preview beside a document. */
export interface Studio {
  at(path: string, title: string): void
  /** Says that what it asked to refresh is shown. */
  refreshed(): void
  edit(source: TextSource): void
  /** Sets its switch for click-to-edit. */
  editing(enabled: boolean): void
  close(): void
}

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
  node.on('presentation/toggle-overlay', overlay.toggle)
  node.on('presentation/focus', ({id, path}) => overlay.find(id, path))
  const follow = (perspective: ClientPerspective) =>
    show(String(perspective) === 'published' ? 'published' : 'drafts')
  node.on('presentation/perspective', ({perspective}) => follow(perspective))
  /** The Studio may not be ready to answer yet; the preview beside a document never is, and shows drafts. */
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
    edit: ({id, type, path}) => node.post('visual-editing/focus', {baseUrl: '/', id, type, path}),
    editing: (enabled) => node.post('visual-editing/toggle', {enabled}),
    refreshed: () => node.post('visual-editing/refreshed', {source: 'manual', livePreviewEnabled: false}),
    close,
  }
}
