import {fromPreviewHeader, type Shown} from './header'

/** The response to a page whose preview has ended. */
const ended = 409

let shown: Shown = 'drafts'

/** What this page asks for from now on. Returns whether that is something else than before. */
export function ask(wanted: Shown): boolean {
  const changes = shown !== wanted
  shown = wanted
  return changes
}

/**
 * From now on this page asks for data as a preview. Returns the function that stops it.
 * @param onEnd called when the preview has ended; that request never resolves.
 */
export function askAsPreview(onEnd: () => void): () => void {
  const plain = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const {origin, pathname} = new URL(request.url)
    if (origin !== location.origin || !pathname.endsWith('.data')) return plain(request)
    request.headers.set(fromPreviewHeader, shown)
    const answer = await plain(request)
    if (answer.status !== ended) return answer
    onEnd()
    return new Promise(() => {})
  }
  return () => {
    window.fetch = plain
  }
}
