import {type IncomingHttpHeaders, type IncomingMessage, request as plainRequest} from 'node:http'
import {request as secureRequest} from 'node:https'

/** One request to another server, in bounded time and memory whatever comes back. */

export interface Exchange {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** How long the connection may take, with the name's address and with TLS, in milliseconds. */
  connectMs: number
  /** How long all may take until the answer's head is there, or its body where that is wanted, in milliseconds. */
  answerMs: number
  /** The body is wanted, and may be so long, in bytes; a longer one is an error. Without it, no body is read. */
  bodyBytes?: number
}

/** An answer; its body is empty where it was not wanted. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** There was no connection: not one byte of the request has been sent. Any other error leaves open what has arrived. */
export class NotConnected extends Error {}

/** So much of a body that nobody wants is taken, and for so long, that a normal answer ends in peace. */
const mostBytes = 64 * 1024
const mostMs = 1_000

/**
 * Sends a request on a connection of its own, so that nothing can be left over from the last one. Follows no redirect.
 * @throws NotConnected, or an error where a connection was there and no answer came
 */
export function exchange(
  address: string,
  {method, headers, body, connectMs, answerMs, bodyBytes}: Exchange,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const secure = address.startsWith('https:')
    const request = (secure ? secureRequest : plainRequest)(address, {method, headers, agent: false})
    const limit = (ms: number, problem: string) => setTimeout(() => request.destroy(new Error(problem)), ms)
    const connecting = limit(connectMs, 'no connection in time')
    const answering = limit(answerMs, 'no answer in time')
    let connected = false
    let answered = false
    request.once('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true
        clearTimeout(connecting)
      }),
    )
    request.once('response', (response) => {
      answered = true
      const head = {status: response.statusCode ?? 0, headers: response.headers}
      if (bodyBytes !== undefined) {
        textOf(response, bodyBytes).then((text) => resolve({...head, body: text}), reject)
        return
      }
      clearTimeout(answering)
      resolve({...head, body: ''})
      letEnd(response)
    })
    request.on('error', (error) => reject(connected ? error : new NotConnected(codeOf(error))))
    request.once('close', () => {
      clearTimeout(connecting)
      clearTimeout(answering)
      if (!answered) reject(new Error('no answer'))
    })
    request.end(body)
  })
}

/** @throws where the text is longer, or breaks off */
async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > most) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function letEnd(response: IncomingMessage) {
  const ending = setTimeout(() => response.destroy(), mostMs)
  let size = 0
  response.on('data', ({length}: Buffer) => {
    size += length
    if (size > mostBytes) response.destroy()
  })
  // Also a body that breaks off is none of our business.
  response.on('error', () => {})
  response.once('close', () => clearTimeout(ending))
}

/** What went wrong, in a word: `ECONNREFUSED`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : 'unknown'
