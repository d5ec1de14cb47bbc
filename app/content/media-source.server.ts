import {counted, ownConnection, reachability} from '~/calls.server'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {formatOf} from './image-bytes'
import type {RenderingRequest} from './rendering-request'

/** The lake's image address, hosted or local, as what it is: another server, which may be away, hang or talk nonsense. */

const largestRendering = 20 * 1024 * 1024
const quality = {avif: 55, webp: 75, jpg: 78, png: 90} as const

/** How many renderings are asked for at the same time; each costs the lake some of its processor. */
const mostAtOnce = 8
/** How long a rendering may take altogether, in milliseconds: a large one on a busy machine takes seconds. */
const longest = 15_000
/** After how long it is asked whether anybody is there at all, in milliseconds, and how long that may take. */
const doubtAfter = 1_000
const signOfLifeWithin = 2_000
/** How often one who is away is asked whether it is back, in milliseconds. */
const retryEvery = 500
/** How long pictures have to be missing before the log says so, in milliseconds: when the lake is away, too, that is known by then, and said. */
const sayAfter = 10_000
/** After how long two missing pictures have nothing to do with each other, in milliseconds. */
const forgetAfter = 60_000

/** Raised where there is no rendering to be had now. */
export class NoRendering extends Error {}

const hangs = () => new NoRendering('the image address hangs')

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())

let hanging = false
/** When pictures began to be missing, and when one was last. */
let failing: {since: number; last: number} | undefined
let saysFailing = false
let running = 0
const queue: (() => void)[] = []

/**
 * Fetches a rendering: its bytes, or `undefined` where the dataset has no such picture.
 * @throws NoRendering within three seconds where nobody is there, and at once while that is known.
 */
export async function fetchRendering(request: RenderingRequest): Promise<Uint8Array | undefined> {
  if (hanging) throw sayIfAway(hangs())
  const gone = new AbortController()
  const answer = inTurn(() => ask(request, gone.signal))
  const settled = answer.then(
    () => true,
    () => true,
  )
  try {
    while (!(await Promise.race([settled, pause(doubtAfter)]))) if (!(await isThere())) throw hangs()
    const bytes = await answer
    sayIfBack()
    return bytes
  } catch (error) {
    gone.abort()
    throw sayIfAway(error instanceof NoRendering ? error : new NoRendering(String(error), {cause: error}))
  }
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === mostAtOnce) await new Promise<void>((resolve) => queue.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    // Whoever is next takes this place.
    if (next) next()
    else running -= 1
  }
}

async function ask(request: RenderingRequest, gone: AbortSignal): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(longest)])
  const asked = fetch(addressOf(request), {signal, redirect: 'error', headers: ownConnection})
  const response = await counted('lake', asked, ({status}) => status)
  if (response.status === 404 || response.status === 400) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) throw new NoRendering(`the image address answered ${response.status}`)
  const bytes = await bytesOf(response)
  if (!formatOf(bytes)) throw new NoRendering('what the image address says is no picture')
  return bytes
}

/** What an answer holds. Counted while it comes: packed, it may be a thousand times as large as its header says. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length
    if (length > largestRendering) throw new NoRendering('the picture is larger than we serve')
    chunks.push(read.value)
  }
  return Buffer.concat(chunks, length)
}

function addressOf({asset, width, format, rect}: RenderingRequest) {
  const {imageHost, projectId, dataset} = env.sanity
  const query = new URLSearchParams({w: String(width), fit: 'max', fm: format, q: String(quality[format])})
  if (rect) query.set('rect', rect)
  return `${imageHost}/images/${projectId}/${dataset}/${asset}?${query}`
}

let asked: Promise<boolean> | undefined

/** Whether the server answers anything: one that makes a large picture does, one that hangs does not. */
function isThere(): Promise<boolean> {
  asked ??= fetch(env.sanity.imageHost, {
    method: 'HEAD',
    redirect: 'manual',
    headers: ownConnection,
    signal: AbortSignal.timeout(signOfLifeWithin),
  })
    .then(
      () => true,
      () => false,
    )
    .then((there) => {
      asked = undefined
      if (!there && !hanging) void waitForReturn()
      return there
    })
  return asked
}

async function waitForReturn() {
  hanging = true
  do await pause(retryEvery)
  while (!(await isThere()))
  hanging = false
}

/** Returns what it is given. */
function sayIfAway(error: NoRendering): NoRendering {
  if (saysFailing) return error
  const now = Date.now()
  const isKnown = reachability('lake').reachable === false
  const former = failing && now - failing.last < forgetAfter ? failing : undefined
  failing = isKnown ? undefined : {since: former?.since ?? now, last: now}
  if (!failing || now - failing.since < sayAfter) return error
  saysFailing = true
  // What `fetch` itself says is only that it has failed.
  const cause = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : error
  log.error({reason: String(cause)}, 'pictures cannot be fetched; serving those that are kept')
  return error
}

function sayIfBack() {
  failing = undefined
  if (!saysFailing) return
  saysFailing = false
  log.info('pictures can be fetched again')
}
