import {type LookupAddress, type LookupAllOptions, lookup} from 'node:dns'
import {createWriteStream} from 'node:fs'
import {type IncomingMessage, request as requestHttp} from 'node:http'
import {request as requestHttps} from 'node:https'
import {isIP, type LookupFunction} from 'node:net'
import {Transform} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {isPublic} from './public-address.ts'

/** Asks addresses that come from outside, and none that leads to this machine or its network. */

/** Why an address is not asked, or its answer not taken. Asking again changes nothing. */
export class Refused extends Error {
  /** The host that would have to be allowed, where that is the reason. */
  readonly host: string | undefined
  constructor(message: string, host?: string) {
    super(message)
    this.host = host
  }
}

export interface Rules {
  /** Addresses that may be asked although they are not public. */
  mayBeInner: (url: URL) => boolean
  /** Asks for the addresses of a name; the system's own way without it. */
  resolve?: (
    host: string,
    options: LookupAllOptions,
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
  /** The most that an answer may hold, in bytes. */
  maxBytes?: number
  /** The longest silence of the other side, in milliseconds. */
  maxSilence?: number
  /** The longest time for an answer with all its redirects, in milliseconds. */
  maxTime?: number
}

const maxRedirects = 5

/**
 * Writes what is at an address into a file.
 * @throws Refused where the rules forbid it; another error where trying again may help
 */
export async function download(address: string, file: string, rules: Rules): Promise<void> {
  const {maxBytes = 500e6, maxTime = 600_000} = rules
  const signal = AbortSignal.timeout(maxTime)
  try {
    const answer = await ask('GET', address, rules, signal)
    const refusal = refusalOf(answer, maxBytes)
    if (refusal) {
      answer.destroy()
      throw refusal
    }
    await pipeline(answer, upTo(maxBytes), createWriteStream(file))
  } catch (error) {
    if (signal.aborted) throw new Refused(`has not answered in full within ${maxTime / 1000} seconds`)
    throw error
  }
}

function refusalOf({statusCode = 0, headers}: IncomingMessage, maxBytes: number): Error | undefined {
  if (statusCode >= 500) return new Error(`answers ${statusCode}`)
  if (statusCode !== 200) return new Refused(`answers ${statusCode}`)
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return new Refused(`answers in packed form (${encoding})`)
  if (Number(headers['content-length']) > maxBytes) return tooLarge(maxBytes)
}

const tooLarge = (maxBytes: number) => new Refused(`holds more than ${maxBytes} bytes`)

function upTo(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge(maxBytes))
      else done(null, chunk)
    },
  })
}

/**
 * How an address answers when it is asked without its content.
 * @throws as `download`
 */
export async function statusOf(address: string, rules: Rules): Promise<number> {
  const answer = await ask('HEAD', address, rules, AbortSignal.timeout(rules.maxTime ?? 60_000))
  answer.destroy()
  return answer.statusCode ?? 0
}

/** An answer that is no redirect. Each address on the way is held to the rules. */
async function ask(
  method: 'GET' | 'HEAD',
  address: string,
  rules: Rules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = parse(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await askOnce(method, url, rules, signal)
    const {statusCode = 0, headers} = answer
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return answer
    answer.destroy()
    // Some servers do not encode what is not ASCII; Node gives each of its bytes as a letter.
    url = parse(Buffer.from(headers.location, 'latin1').toString(), url)
  }
  throw new Refused(`redirects more than ${maxRedirects} times`)
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new Refused(`${base ? `redirects to ${address}, which` : ''} is no address of the web`.trim())
}

function askOnce(method: string, url: URL, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    // `URL` has already brought 0x7f.1 and 2130706433 into their usual form. Addresses are not looked up by Node.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) && !isPublic(host) && !rules.mayBeInner(url)) return fail(inner(url, host))
    const maxSilence = rules.maxSilence ?? 30_000
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      signal,
      // Neither a connection that was made for somebody else nor a proxy.
      agent: false,
      headers: {'accept-encoding': 'identity', 'user-agent': 'charity-website-import'},
      timeout: maxSilence,
      lookup: lookupFor(url, rules),
    })
    request.once('timeout', () =>
      request.destroy(new Error(`has been silent for ${maxSilence / 1000} seconds`)),
    )
    request.once('response', done).on('error', fail).end()
  })
}

/** What the connection is made to is what has been checked: there is no second answer of the name service. */
function lookupFor(url: URL, rules: Rules): LookupFunction {
  return (host, options, done) =>
    (rules.resolve ?? lookup)(host, {...options, all: true}, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`has no address`), '')
      const hidden = addresses.find(({address}) => !isPublic(address))
      if (hidden && !rules.mayBeInner(url)) return done(inner(url, hidden.address), '')
      if (options.all) done(null, addresses satisfies LookupAddress[])
      else done(null, first.address, first.family)
    })
}

function inner({host, hostname}: URL, address: string): Refused {
  const shown = hostname.includes(address) ? host : `${host} (${address})`
  return new Refused(`leads to ${shown}, which is not on the public internet`, host)
}
