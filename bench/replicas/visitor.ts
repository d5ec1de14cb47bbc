import {type ClientHttp2Session, connect} from 'node:http2'
import {host} from './nginx.ts'

/** A visitor with an address and an HTTP/2 connection of its own, as browsers have. */

export interface Answer {
  /** 0 if there was none. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** When it was asked for and when it ended, in milliseconds. */
  from: number
  to: number
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  /** The fields of a form. */
  form?: Record<string, string>
  /** Bytes, of the type in the headers. */
  body?: Buffer
  /** Called with each piece of the body; the answer ends when it returns true. */
  onData?: (text: string) => boolean
  timeoutMs?: number
}

export interface Visitor {
  address: string
  ask(path: string, options?: Ask): Promise<Answer>
  leave(): void
}

/** @param address 127.x.x.x: the whole network is this machine */
export function visitor(port: number, address: string): Visitor {
  let session: ClientHttp2Session | undefined

  function connection(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session
    // The certificate was made for this run.
    const options = {localAddress: address, servername: host, rejectUnauthorized: false}
    const opened = connect(`https://127.0.0.1:${port}`, options)
    opened.on('error', () => opened.destroy())
    // nginx closes a connection after its thousandth request.
    opened.on('goaway', () => {
      if (session === opened) session = undefined
      opened.close()
    })
    session = opened
    return opened
  }

  function ask(
    path: string,
    {method, headers, form, body, onData, timeoutMs = 30_000}: Ask = {},
  ): Promise<Answer> {
    const from = performance.now()
    const sent = form ? Buffer.from(new URLSearchParams(form).toString()) : body
    return new Promise((resolve) => {
      const answer: Omit<Answer, 'from' | 'to'> = {status: 0, headers: {}, body: ''}
      const end = () => resolve({...answer, from, to: performance.now()})
      const fail = () => {
        answer.status = 0
        end()
      }
      const stream = connection().request(
        {
          ':method': method ?? (sent ? 'POST' : 'GET'),
          ':path': path,
          ':authority': host,
          ...(form && {'content-type': 'application/x-www-form-urlencoded', origin: `https://${host}`}),
          ...headers,
        },
        {endStream: !sent},
      )
      stream.setEncoding('utf8')
      stream.setTimeout(timeoutMs, () => {
        fail()
        stream.close()
      })
      stream.on('response', (received) => {
        answer.status = Number(received[':status'])
        answer.headers = received as Answer['headers']
      })
      stream.on('data', (text: string) => {
        answer.body += text
        if (!onData?.(answer.body)) return
        end()
        stream.close()
      })
      stream.on('end', end)
      stream.on('error', fail)
      stream.on('close', () => (stream.rstCode === 0 ? end() : fail()))
      if (sent) stream.end(sent)
    })
  }

  return {address, ask, leave: () => session?.destroy()}
}
