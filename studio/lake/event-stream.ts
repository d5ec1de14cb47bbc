/**
 * An event stream over a WebSocket. Browsers limit HTTP/1.1 to six connections per host, and one open document needs
 * seven streams; WebSockets do not count.
 *
 * @param lake Absolute address of the lake.
 * @param url Address of the stream, below that of the lake.
 */
export function openEventStream(
  lake: string,
  url: string,
  {headers, signal}: {headers: Headers; signal?: AbortSignal | null},
): Promise<Response> {
  const address = new URL(`${lake.replace(/^http/, 'ws')}/stream`)
  address.searchParams.set('path', url.slice(lake.length))
  const lastEventId = headers.get('last-event-id')
  if (lastEventId) address.searchParams.set('lastEventId', lastEventId)

  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    const encoder = new TextEncoder()
    let open = false
    let ended = false
    let end = (_error?: Error) => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        end = (error) => {
          if (ended) return
          ended = true
          if (error) controller.error(error)
          else controller.close()
        }
        socket.addEventListener('message', ({data}) => {
          if (!ended) controller.enqueue(encoder.encode(data))
        })
      },
      cancel() {
        // A closing socket may still deliver messages.
        ended = true
        close()
      },
    })
    // Closing a socket before it is open causes a browser warning, so it is closed right after.
    const close = () => {
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
      else socket.close()
    }
    socket.addEventListener('open', () => {
      open = true
      const response = new Response(body, {headers: {'content-type': 'text/event-stream'}})
      // Readers of event streams reconnect to the response's address.
      Object.defineProperty(response, 'url', {value: url})
      resolve(response)
    })
    socket.addEventListener('close', () => {
      signal?.removeEventListener('abort', abort)
      if (open) end()
      else reject(new TypeError('The lake cannot be reached.'))
    })
    const abort = () => {
      const error = new DOMException('Aborted', 'AbortError')
      end(error)
      reject(error)
      close()
    }
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, {once: true})
  })
}
