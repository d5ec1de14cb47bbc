import {PassThrough} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import type {EntryContext} from '@remix-run/node'
import {RemixServer} from '@remix-run/react'
import {renderToPipeableStream} from 'react-dom/server'
import {listenForChanges} from './content/content.server'
import {env} from './env.server'
import {log} from './log.server'

/** What the server in front of the app shares with it. */
export {env, listenForChanges, log}

/** Renders a page whole: nothing is streamed, so that the policy can carry the hashes of its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await new Promise<Buffer>((resolve, reject) => {
    const {pipe} = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({err: error}, 'a page could not be rendered'),
    })
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(html), {status, headers})
}

/** Logs what went wrong in a loader or an action. */
export function handleError(error: unknown, {request}: {request: Request}) {
  if (request.signal.aborted) return
  log.error({err: error, method: request.method}, 'a request failed')
}
