import type {ClientPerspective} from '@sanity/client'
import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import type {Shown} from './header'

interface Wishes {
  /** The Studio's address bar leads to a path of this site. */
  go(path: string, replace: boolean): void
  /** Somebody asks to load again. What has changed, the page hears from the site. */
  refresh(): void
  /** Somebody chooses in the Studio what to see. */
  show(shown: Shown): void
}

/** The Studio around this page: its Presentation tool, or the preview beside a document. */
export interface Studio {
  /** Says where the page is. */
  at(path: string, title: string): void
  /** Says that what it asked to refresh is shown. */
  refreshed(): void
  close(): void
}

/** Connects this page to the Studio that shows it in a frame, or that has opened it. */
export function connectStudio({go, refresh, show}: Wishes): Studio {
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
  const follow = (perspective: ClientPerspective) =>
    show(String(perspective) === 'published' ? 'published' : 'drafts')
  node.on('presentation/perspective', ({perspective}) => follow(perspective))
  const askForPerspective = (attempts: number): Promise<void> =>
    node
      .fetch('visual-editing/fetch-perspective', {handlesPerspectiveChange: true}, {suppressWarnings: true})
      .then(({perspective}) => follow(perspective))
      // The Studio may not be ready to answer yet; the preview beside a document never is, and shows drafts.
      .catch(() => (attempts > 1 ? askForPerspective(attempts - 1) : undefined))
  node.onStatus(() => askForPerspective(3), 'connected')
  const close = node.start()
  return {
    at: (path, title) => node.post('visual-editing/navigate', {type: 'push', url: path, title}),
    refreshed: () => node.post('visual-editing/refreshed', {source: 'manual', livePreviewEnabled: false}),
    close,
  }
}
