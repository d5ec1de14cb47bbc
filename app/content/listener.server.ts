import {type IncomingMessage, get as plainGet} from 'node:http'
import {get as secureGet} from 'node:https'
import type {SanityClient} from '@sanity/client'

/**
 * One connection on which the lake tells of changes. That of Sanity's client follows redirects to wherever they lead, and does not
 * notice when the other side is gone.
 */

interface Listener {
  /** The lake tells of changes from now on, or of one. */
  onEvent: (type: 'welcome' | 'mutation') => void
  /** There is nothing to come any more; called once, and not after the end was asked for. */
  onEnd: (reason: string) => void
  /** The lake says how long to wait after the end until the next connection, in milliseconds. */
  onRetry?: (milliseconds: number) => void
}

export interface Wanted {
  query: string
  params: Record<string, unknown>
  /** Drafts, too. */
  includeAllVersions?: boolean
}

/** Time is counted in turns of this process, in milliseconds: one that stood still does not take that for the lake's silence. */
const turn = 500
/** How long a welcome may take, in turns: a lake that has much to do is no better for being asked anew. */
const longestWelcome = 10
/** How many of the beats that a lake has promised may be missing. */
const mostMissing = 4
/** How long a connection may be quiet until the system asks the other one's whether it is there, in milliseconds; nobody counts that as a request. */
const doubtAfter = 2_000
/** Longer lines hold what changed, which is asked for anew. */
const longestLine = 200

/** Listens until the connection ends, or the returned function is called. */
export function listenTo(
  client: SanityClient,
  wanted: Wanted,
  {onEvent, onEnd, onRetry}: Listener,
): () => void {
  const address = addressOf(client, wanted)
  const {token} = client.config()
  const headers = {Accept: 'text/event-stream', ...(token && {Authorization: `Bearer ${token}`})}
  let welcomed = false
  let silent = 0
  let longestSilence = longestWelcome
  let ended = false

  function stop() {
    ended = true
    clearInterval(turns)
    request.destroy()
  }

  function end(reason: string) {
    if (ended) return
    stop()
    onEnd(reason)
  }

  function take(line: string) {
    const [, beat] = /^:beat (\d+)$/.exec(line) ?? []
    if (beat && welcomed) longestSilence = Math.ceil((Number(beat) * mostMissing) / turn)
    const [, retry] = /^retry: ?(\d+)$/.exec(line) ?? []
    if (retry) onRetry?.(Number(retry))
    const [, type] = /^event: ?(\w+)$/.exec(line) ?? []
    if (type === 'welcome') {
      welcomed = true
      longestSilence = Number.POSITIVE_INFINITY
    }
    if (type === 'welcome' || type === 'mutation') onEvent(type)
    else if (type) end(`the lake says ${type}`)
  }

  const turns = setInterval(() => {
    silent += 1
    if (silent >= longestSilence) end(welcomed ? 'the connection fell silent' : 'no welcome in time')
  }, turn)
  turns.unref()

  const get = address.protocol === 'https:' ? secureGet : plainGet
  const request = get(address, {headers, agent: false}, (response) => {
    if (!isStream(response)) return end(`no event stream, but ${response.statusCode}`)
    let line = ''
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      if (welcomed) silent = 0
      const [rest = '', ...lines] = text.split(/\r?\n/)
      line = (line + rest).slice(0, longestLine)
      for (const next of lines) {
        take(line)
        if (ended) return
        line = next.slice(0, longestLine)
      }
    })
    response.on('close', () => end('the connection has ended'))
  })
  request.on('socket', (socket) => socket.setKeepAlive(true, doubtAfter))
  request.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
  return stop
}

const isStream = ({statusCode, headers}: IncomingMessage) =>
  statusCode === 200 && headers['content-type']?.startsWith('text/event-stream')

function addressOf(client: SanityClient, {query, params, includeAllVersions = false}: Wanted): URL {
  const address = new URL(client.getUrl(client.getDataUrl('listen')))
  const options = {includeResult: false, includeMutations: false, visibility: 'query', includeAllVersions}
  for (const [name, value] of Object.entries({query, ...options}))
    address.searchParams.set(name, String(value))
  for (const [name, value] of Object.entries(params))
    address.searchParams.set(`$${name}`, JSON.stringify(value))
  return address
}
