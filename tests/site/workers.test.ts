import {execFileSync} from 'node:child_process'
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterAll, expect, test} from 'vitest'
import {type Product, startProduct} from '../support/product.ts'
import {open, productForFile, request} from './support.ts'

/** A site of several processes: what one of them learns or sends, the others know. */

const product = productForFile({env: {WEB_CONCURRENCY: '3'}})

/** Number of each process that listened, in the order in which they began to. */
const processes = ({siteLog}: Product = product.current) =>
  [...siteLog().matchAll(/"pid":(\d+)[^\n]*the site listens/g)].map(([, pid]) => Number(pid))

const running = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const untilAllListen = (count: number) =>
  expect.poll(() => processes().filter(running).length, {interval: 50}).toBe(count)

/** Asks on many connections at once, so that every process has some of them. */
const headings = (times = 24) =>
  Promise.all(
    Array.from({length: times}, async () => {
      const {document} = await open(product.current, '/en/about')
      return document.querySelector('h1')?.textContent
    }),
  )

test('an edit shows in all of them', async () => {
  await untilAllListen(3)
  expect(new Set(await headings())).toEqual(new Set(['About us']))
  await product.current.content().patch('aboutPage').set({'heading.en': 'All about us'}).commit()
  await expect.poll(async () => [...new Set(await headings())], {interval: 50}).toEqual(['All about us'])
})

test('a message that reaches several of them at once is sent once', async () => {
  const body = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1', message: 'Once.'}
  const post = () =>
    request(product.current, '/de/contact', {method: 'POST', body: new URLSearchParams(body)})
  const answers = await Promise.all(Array.from({length: 9}, post))
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([303]))
  expect(await product.current.inbox()).toMatchObject([{message: 'Once.'}])
})

test('how often a visitor may post is counted by all of them together', async () => {
  const limited = await startProduct({env: {WEB_CONCURRENCY: '3', POSTS_PER_MINUTE: '4'}})
  try {
    const post = async () => {
      const {status} = await request(limited, '/contact', {method: 'POST', body: new URLSearchParams()})
      return status
    }
    // The first of them may still be counted apart; what follows is not.
    await Promise.all(Array.from({length: 6}, post))
    const statuses = await Promise.all(Array.from({length: 12}, post))
    expect(new Set(statuses)).toEqual(new Set([429]))
  } finally {
    await limited.stop()
  }
})

/** An API of the foundation that counts how often it is asked for nothing but to be awake. */
async function countingApi() {
  let pings = 0
  const messages: string[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') pings += 1
    let text = ''
    for await (const chunk of request) text += chunk
    if (text) messages.push(JSON.parse(text).message)
    response.writeHead(201).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const {port} = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/api/v1`,
    pings: () => pings,
    messages: () => messages.toSorted(),
    close: () => server.close(),
  }
}

test('they wake the foundation’s API once for all who want to write, and not at all soon after', async () => {
  const api = await countingApi()
  const site = await startProduct({env: {WEB_CONCURRENCY: '2', FOUNDATION_API_URL: api.address}})
  const post = (path: string, body?: URLSearchParams) => request(site, path, {method: 'POST', body})
  const wakeOften = async () => {
    const answers = await Promise.all(Array.from({length: 16}, () => post('/wake')))
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([204]))
  }
  /** Sends messages on several connections: what the processes have asked of the API before has begun before them. */
  const writeOften = async (word: string) => {
    const visitor = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1'}
    const messages = Array.from({length: 8}, (_, at) => `${word} ${at}`)
    await Promise.all(
      messages.map((message) => post('/de/contact', new URLSearchParams({...visitor, message}))),
    )
    expect(api.messages()).toEqual(expect.arrayContaining(messages))
  }
  try {
    await expect.poll(() => processes(site).length, {interval: 50}).toBe(2)
    // Both have asked it when they started, as one.
    await wakeOften()
    await writeOften('First')
    expect(api.pings()).toBe(1)
    const memory = new DatabaseSync(join(site.dataDir, 'site/sent-messages.sqlite'))
    memory.exec('UPDATE claims SET until = 0')
    memory.close()
    await wakeOften()
    await writeOften('Second')
    expect(api.pings()).toBe(2)
  } finally {
    await site.stop()
    api.close()
  }
})

test('one that dies is replaced, and the others go on', async () => {
  await untilAllListen(3)
  const [first = 0] = processes()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => running(first), {interval: 10}).toBe(false)
  await headings()
  await expect.poll(() => processes().length, {interval: 50}).toBe(4)
  await untilAllListen(3)
  await headings()
})

/** Numbers of all processes that the first one has started and that are not gone, whether they listen or not. */
function started(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], {encoding: 'utf8'}).trim().split('\n')
  return rows.flatMap((row) => {
    const [pid, parent, state = ''] = row.trim().split(/\s+/)
    return Number(parent) === product.current.site.pid() && !state.startsWith('Z') ? [Number(pid)] : []
  })
}

test('where the next one dies before it listens, the others go on, and another one is tried', async () => {
  await untilAllListen(3)
  const [first = 0, ...others] = processes().filter(running)
  process.kill(first, 'SIGKILL')
  const replacement = () => started().find((pid) => pid !== first && !others.includes(pid))
  await expect.poll(replacement, {interval: 5, timeout: 20_000}).toBeDefined()
  const second = replacement() ?? 0
  expect(processes()).not.toContain(second)
  process.kill(second, 'SIGKILL')
  const died = new RegExp(`"pid":${second},[^\\n]*"pauseMs":2000,[^\\n]*another one takes its place`)
  await expect.poll(product.current.siteLog, {timeout: 20_000}).toMatch(died)
  expect(others.filter(running)).toEqual(others)
  await headings()
  await untilAllListen(3)
  await headings()
})

test('all of them end when the first is told to', async () => {
  const pids = processes()
  expect(await product.current.site.stop('SIGTERM')).toBe(0)
  await expect.poll(() => pids.filter(running)).toEqual([])
})

test('on a port that is taken they end, and say so', async () => {
  const other = await startProduct({seed: false})
  afterAll(() => other.stop())
  const env = {WEB_CONCURRENCY: '3', PORT: String(other.site.port)}
  await expect(startProduct({seed: false, env})).rejects.toThrow(/cannot listen on port/)
})
