import {fromPreviewHeader, type Shown} from './header'

/** Status of data responses after the preview has ended. */
const ended = 409

let shown: Shown = 'drafts'

/** Sets what this page requests from now on. Returns whether that is a change. */
export function ask(wanted: Shown): boolean {
  const changes = shown !== wanted
  shown = wanted
  return changes
}

/**
 * Makes this page request data as a preview. Returns the function that undoes this.
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
