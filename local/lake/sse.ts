/** Milliseconds after which a client may try again when the connection is lost. */
const RETRY_MS = 200
/** How often a line is sent that says nothing else. Each names the time to the next, so that whoever misses some knows that nobody is there. */
const HEARTBEAT_MS = 500
/** A client that is so many events behind is cut off; it reconnects and reads the state anew. */
const MAX_WAITING_EVENTS = 5000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** The open event streams of a lake, so that it can end them all. */
export type EventStreams = Set<() => void>

export type Send = (event: string, data: object, id?: string) => void

/**
 * Answers with server-sent events.
 * @param gone aborts when the client has left
 * @param start subscribes to what is to be sent, and returns how to unsubscribe
 */
export function createEventStream(
  streams: EventStreams,
  gone: AbortSignal,
  start: (send: Send) => () => void,
): Response {
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const encoder = new TextEncoder()
        let ended = false
        const write = (text: string) => {
          if (ended) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        write(`retry: ${RETRY_MS}\n\n`)
        const unsubscribe = start((event, data, id) => write(formatEvent(event, data, id)))
        const beat = () => write(`:beat ${HEARTBEAT_MS}\n\n`)
        beat()
        const heartbeat = setInterval(beat, HEARTBEAT_MS)
        stop = () => {
          if (ended) return
          ended = true
          unsubscribe()
          clearInterval(heartbeat)
          streams.delete(end)
          gone.removeEventListener('abort', end)
        }
        function end() {
          if (ended) return
          stop()
          controller.close()
        }
        streams.add(end)
        gone.addEventListener('abort', end)
        // It does not tell twice.
        if (gone.aborted) end()
      },
      cancel: () => stop(),
    },
    {highWaterMark: MAX_WAITING_EVENTS},
  )
  return new Response(stream, {headers: HEADERS})
}

/** Answers with one event and nothing after it. */
export function lastEvent(event: string, data: object): Response {
  return new Response(formatEvent(event, data), {headers: HEADERS})
}

function formatEvent(event: string, data: object, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
