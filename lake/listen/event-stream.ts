/** Reconnection delay of clients, in milliseconds. */
const RETRY_MS = 200
/** Heartbeat interval. Each heartbeat contains it, so that clients can detect a dead connection. */
const HEARTBEAT_MS = 500
/** A client that falls this many events behind is disconnected; it reconnects and reloads. */
const MAX_WAITING_EVENTS = 5000

/** The open event streams of a lake, so that it can end them all. */
export type EventStreams = Set<() => void>

type Event = readonly [name: string, data: object, id?: string]

/** Sends events in one piece, so that a client gets all events of a transaction at once. */
export type Send = (...events: Event[]) => void

/**
 * Responds with server-sent events.
 * @param gone aborts when the client disconnects
 * @param start subscribes to the events, and returns the function to unsubscribe
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
        const unsubscribe = start((...events) => write(events.map(formatEvent).join('')))
        const beat = () => write(`:beat ${HEARTBEAT_MS}\n\n`)
        beat()
        const heartbeat = setInterval(beat, HEARTBEAT_MS)
        stop = () => {
          ended = true
          unsubscribe()
          clearInterval(heartbeat)
          streams.delete(end)
        }
        function end() {
          if (ended) return
          stop()
          controller.close()
        }
        streams.add(end)
        gone.addEventListener('abort', end)
        // A signal that has already aborted fires no event.
        if (gone.aborted) end()
      },
      cancel: () => stop(),
    },
    {highWaterMark: MAX_WAITING_EVENTS},
  )
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  }
  return new Response(stream, {headers})
}

function formatEvent([name, data, id]: Event): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
