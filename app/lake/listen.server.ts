import type {SanityClient} from '@sanity/client'
import {EventSourceParserStream} from 'eventsource-parser/stream'
import {noted} from '~/platform/calls.server'

interface Listen {
  /** Filter of the documents whose changes are wanted. */
  query: string
  params?: Record<string, unknown>
  /** Whether to include drafts. */
  includeAllVersions?: boolean
}

/**
 * The lake's change events: `welcome` once it listens, then a `mutation` for each change, until the connection ends.
 * @throws if the connection fails or breaks
 */
export async function* changeEvents(
  client: SanityClient,
  wanted: Listen,
  signal: AbortSignal,
): AsyncGenerator<'welcome' | 'mutation'> {
  const {token} = client.config()
  const headers = {Accept: 'text/event-stream', ...(token && {Authorization: `Bearer ${token}`})}
  const connecting = fetch(addressOf(client, wanted), {headers, signal, redirect: 'error'})
  const {ok, status, body} = await noted('lake', connecting, (response) => response.status)
  if (!ok || !body) {
    await body?.cancel()
    throw new Error(`no event stream, but status ${status}`)
  }
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const {event} of events) {
    if (event === 'welcome' || event === 'mutation') yield event
    else if (event) throw new Error(`the lake reports ${event}`)
  }
}

function addressOf(client: SanityClient, {query, params = {}, includeAllVersions = false}: Listen): URL {
  const address = new URL(client.getUrl(client.getDataUrl('listen')))
  const options = {includeResult: false, includeMutations: false, visibility: 'query', includeAllVersions}
  for (const [name, value] of Object.entries({query, ...options}))
    address.searchParams.set(name, String(value))
  for (const [name, value] of Object.entries(params))
    address.searchParams.set(`$${name}`, JSON.stringify(value))
  return address
}
