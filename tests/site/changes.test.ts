import {mkdtempSync, rmSync} from 'node:fs'
import {createServer, request as forward, type Server} from 'node:http'
import type {Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {watchContent} from '../../app/content/changes.server.ts'
import {contentClient} from '../support/content-client.ts'
import {freePort} from '../support/free-port.ts'
import type {TestProcess} from '../support/process.ts'
import {lakeProcess} from '../support/seeded-data.ts'

/** How the site learns of changes: the real client on the real lake, with a connection between them that can fall silent. */

let dataDir: string
let lake: TestProcess
let line: Awaited<ReturnType<typeof lineTo>>
let stopWatching: () => void
let changes: number
let watched: boolean
/** Names of what is published, as of the last change that was told. */
let shown: string[]

/**
 * Hands everything through to the lake, and counts the answers to queries. As on connections that died without a word, event
 * streams can be muted, and everything can be swallowed: then what was open stays dead, whatever comes later.
 */
async function lineTo(lakePort: number) {
  const line = {muted: false, swallows: false, answered: 0, port: 0, swallow: () => {}, close: () => {}}
  const sockets = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  const server = createServer((incoming, outgoing) => {
    const {method, url, headers} = incoming
    const isDead = () => dead.has(incoming.socket)
    if (isDead()) return
    const asked = forward({host: '127.0.0.1', port: lakePort, method, path: url, headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      const isStream = url?.includes('/listen/')
      const isQuery = url?.includes('/query/')
      answer.on('data', (chunk) => ((line.muted && isStream) || isDead() ? undefined : outgoing.write(chunk)))
      answer.on('end', () => isDead() || outgoing.end(() => (line.answered += isQuery ? 1 : 0)))
      answer.on('error', () => outgoing.destroy())
    })
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    if (line.swallows) dead.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.swallow = () => {
    line.swallows = true
    for (const socket of sockets) dead.add(socket)
  }
  line.port = (server.address() as {port: number}).port
  line.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return line
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'changes-'))
  lake = lakeProcess(dataDir, await freePort())
  await lake.start()
  line = await lineTo(lake.port)
  changes = 0
  watched = false
  shown = []
})

afterEach(async () => {
  stopWatching()
  line.close()
  await lake.stop()
  rmSync(dataDir, {recursive: true, force: true})
})

function watch(options: {listens?: boolean; checkEvery?: number} = {}) {
  stopWatching = watchContent({
    client: contentClient(line.port, {token: undefined, perspective: 'published', fetch: true}),
    listens: true,
    onChange: () => {
      changes += 1
      void show()
    },
    onWatched: (on) => {
      watched = on
    },
    ...options,
  })
}

async function show() {
  shown = await contentClient(lake.port)
    .fetch('*[_type == "teamMember"].name')
    .catch(() => shown)
}

const write = (_id: string, name: string) =>
  contentClient(lake.port).createOrReplace({_id, _type: 'teamMember', name})

/** Waits until a check knows what is there, and has told of what it found first. */
async function untilChecked() {
  const before = line.answered
  await vi.waitFor(() => expect(line.answered).toBeGreaterThan(before + 1), 5_000)
}

/** Waits for a change to be told, and returns how many were before. */
const untilTold = (before: number) => vi.waitFor(() => expect(changes).toBeGreaterThan(before), 5_000)

test('creating, changing and deleting what is published are told; drafts and other types are not', async () => {
  watch()
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  const content = contentClient(lake.port)
  let before = changes
  for (const step of [
    () => write('someone', 'A'),
    () => write('someone', 'B'),
    () => content.delete('someone'),
  ]) {
    await step()
    await untilTold(before)
    before = changes
  }
  await write('drafts.someone', 'C')
  await content.createOrReplace({_id: 'other', _type: 'note'})
  await write('last', 'D')
  await untilTold(before)
  expect(changes).toBe(before + 1)
})

test('a connection that breaks is no longer trusted, and its return counts as a change', async () => {
  watch()
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  const before = changes
  await lake.stop('SIGKILL')
  await vi.waitFor(() => expect(watched).toBe(false), 5_000)
  expect(changes).toBe(before)
  await lake.start()
  await untilTold(before)
  expect(watched).toBe(true)
})

test('a connection that died without a word is found by the check, and another one is opened', async () => {
  watch({checkEvery: 200})
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  await untilChecked()
  line.muted = true
  const before = changes
  await write('someone', 'A')
  await untilTold(before)
  line.muted = false
  const found = changes
  await vi.waitFor(async () => {
    await write('someone', `${Math.random()}`)
    expect(changes).toBeGreaterThan(found)
  }, 5_000)
})

test('an edit that nobody told of before the first check is found by it', async () => {
  watch({checkEvery: 1_000})
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  line.muted = true
  await write('someone', 'A')
  await expect.poll(() => shown).toEqual(['A'])
})

test('and so is one between two checks after another was told', async () => {
  watch({checkEvery: 1_000})
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  await untilChecked()
  await write('someone', 'A')
  await expect.poll(() => shown, {interval: 20}).toEqual(['A'])
  line.muted = true
  await write('someone', 'B')
  await expect.poll(() => shown).toEqual(['B'])
})

test('a line that swallows everything is no longer trusted; once it lets new connections through, edits are told', async () => {
  watch({checkEvery: 500})
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  await untilChecked()
  line.swallow()
  await expect.poll(() => watched).toBe(false)
  line.swallows = false
  await write('someone', 'A')
  await expect.poll(() => [watched, shown]).toEqual([true, ['A']])
  await write('someone', 'B')
  await expect.poll(() => shown).toEqual(['B'])
})

test('without any check, too: whoever misses the beats of the lake listens anew', async () => {
  watch()
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  line.swallow()
  await expect.poll(() => watched).toBe(false)
  line.swallows = false
  await write('someone', 'A')
  await expect.poll(() => [watched, shown]).toEqual([true, ['A']])
})

test('a connection that is dead while others are not is replaced before anybody has noticed', async () => {
  watch()
  await vi.waitFor(() => expect(watched).toBe(true), 5_000)
  line.swallow()
  line.swallows = false
  await write('someone', 'A')
  await expect.poll(() => shown).toEqual(['A'])
  expect(watched).toBe(true)
})

describe('a lake that', () => {
  /** When each connection has come, in milliseconds, and how many are open. */
  let opened: number[]
  let open: number
  let server: Server
  let retry: number | undefined

  beforeEach(async () => {
    opened = []
    open = 0
    server = createServer((incoming, outgoing) => {
      opened.push(performance.now())
      open += 1
      incoming.socket.on('close', () => (open -= 1))
      if (retry === undefined) return
      outgoing.writeHead(200, {'Content-Type': 'text/event-stream'})
      outgoing.end(`retry: ${retry}\n\nevent: welcome\ndata: {}\n\n`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    line.close()
    line.port = (server.address() as {port: number}).port
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  /** The shortest time between two of some connections: a busy machine only makes it longer, and not each. */
  async function shortestPause() {
    watch()
    await expect.poll(() => opened.length).toBeGreaterThan(6)
    return Math.min(...opened.slice(1).map((at, before) => at - (opened[before] ?? 0)))
  }

  test('welcomes nobody is tried on another connection before the first is given up, and never on many', async () => {
    retry = undefined
    watch()
    await expect.poll(() => open).toBe(2)
    await expect.poll(() => opened.length).toBeGreaterThan(8)
    expect(open).toBeLessThan(8)
  })

  test('ends connections is asked again after the time that it names', async () => {
    retry = 150
    const shortest = await shortestPause()
    expect(shortest).toBeGreaterThan(140)
    expect(shortest).toBeLessThan(500)
  })

  test.each([
    [0, 90, 500],
    [86_400_000, 900, 5_000],
  ])('names %d ms is asked neither all the time nor too late', async (named, least, most) => {
    retry = named
    const shortest = await shortestPause()
    expect(shortest).toBeGreaterThan(least)
    expect(shortest).toBeLessThan(most)
  })
})

test('where a webhook is to tell of changes, no connection is held open, and the check finds a call that never came', async () => {
  watch({listens: false, checkEvery: 200})
  expect([watched, changes]).toEqual([true, 1])
  await untilChecked()
  const before = changes
  await write('someone', 'A')
  await untilTold(before)
})

test('the check also finds what keeps its dates, such as an import: neither number nor dates tell of it', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await write(name, name)
  const content = contentClient(lake.port)
  const imported = {_id: 'A', _type: 'teamMember', name: 'from a backup', _updatedAt: '2020-01-01T00:00:00Z'}
  await content.createOrReplace({...imported, name: 'A'})
  watch({listens: false, checkEvery: 200})
  await untilChecked()
  const before = changes
  await content.createOrReplace(imported)
  await untilTold(before)
  expect(await content.fetch('*[_id == "A"][0]._updatedAt')).toBe(imported._updatedAt)
})
