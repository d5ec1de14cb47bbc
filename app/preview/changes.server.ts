import {createClient} from '@sanity/client'
import {listenTo} from '~/content/listener.server'
import {env} from '~/env.server'
import {type Preview, sessionOf} from './session.server'

const client = createClient({...env.sanity, token: env.preview.token, useCdn: false})

/** Neither what the lake keeps for itself, nor the secrets that open previews. */
const content = '*[!(_type match "system.*") && !(_type match "sanity.*")]'

/** How often a line is sent where nothing happens, so that no proxy takes the connection for dead, in milliseconds. */
const pulse = 25_000

const open = new Set<() => void>()

/** Ends every stream, so that the server can end. */
export function endStreams(): void {
  for (const end of open) end()
}

/** Tells a preview of every change of a draft or of what is published, as server-sent events. */
export async function changesFor({headers}: Request): Promise<Response> {
  const preview = await sessionOf(headers)
  if (!preview) return new Response('There is no preview in this browser.', {status: 403})
  return new Response(streamFor(preview), {
    headers: {
      'Content-Type': 'text/event-stream',
      // Neither compressed nor collected on the way.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function streamFor({until}: Pick<Preview, 'until'>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(`${line}\n\n`))
      const end = () => {
        stop()
        controller.close()
      }
      const stopListening = listenTo(
        client,
        {query: content, params: {}, includeAllVersions: true},
        // The browser comes back, and with it the connection to the lake.
        {onEvent: (type) => send(`data: ${type}`), onEnd: end},
      )
      const heart = setInterval(() => send(':'), pulse)
      const timer = setTimeout(end, until - Date.now())
      open.add(end)
      stop = () => {
        open.delete(end)
        clearInterval(heart)
        clearTimeout(timer)
        stopListening()
      }
    },
    cancel: () => stop(),
  })
}
