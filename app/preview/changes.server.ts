import {lakeClient} from '~/lake/ask.server'
import {changeEvents} from '~/lake/listen.server'
import {env} from '~/platform/env.server'
import {type Preview, sessionOf} from './session.server'

const client = lakeClient({token: env.preview.token})

/** Everything but the lake's own documents and the secrets that open previews. */
const content = '*[!(_type match "system.*") && !(_type match "sanity.*")]'

/** Interval of the comments that keep proxies from closing an idle connection, in milliseconds. */
const heartbeat = 25_000

const open = new Set<AbortController>()

/** Ends every stream, so that the server can shut down. */
export function endStreams(): void {
  for (const stream of open) stream.abort()
}

/** Reports every change of drafts and of published content to a preview, as server-sent events. */
export async function changesFor({headers}: Request): Promise<Response> {
  const preview = await sessionOf(headers)
  if (!preview) return new Response('There is no preview in this browser.', {status: 403})
  return new Response(streamFor(preview), {
    headers: {
      'Content-Type': 'text/event-stream',
      // Neither compressed nor buffered on the way.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function streamFor({until}: Pick<Preview, 'until'>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const ending = new AbortController()
  return new ReadableStream({
    start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(`${line}\n\n`))
      open.add(ending)
      const heart = setInterval(() => send(':'), heartbeat)
      const timer = setTimeout(() => ending.abort(), until - Date.now())
      ending.signal.addEventListener('abort', () => {
        open.delete(ending)
        clearInterval(heart)
        clearTimeout(timer)
      })
      void forward(send, ending)
        .then(() => controller.close())
        // A disconnected browser has closed it already.
        .catch(() => undefined)
    },
    cancel: () => ending.abort(),
  })
}

/** Forwards the lake's events. When they end, so does the stream, and the browser reconnects. */
async function forward(send: (line: string) => void, ending: AbortController) {
  try {
    const wanted = {query: content, includeAllVersions: true}
    for await (const event of changeEvents(client, wanted, ending.signal)) send(`data: ${event}`)
  } catch {
    // `changeEvents` has recorded the outcome.
  } finally {
    ending.abort()
  }
}
