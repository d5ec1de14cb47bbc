import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, resolve} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterEach, expect, test, vi} from 'vitest'
import {freePort} from '../support/free-port.ts'
import {bareEnvironment} from '../support/seeded-data.ts'

/** `npm run audit` with the real npm, against registries of our own. Each run starts npm four times. */

vi.setConfig({testTimeout: 120_000})

const root = resolve(import.meta.dirname, '../..')

let registry: Server | undefined
afterEach(() => registry?.close())

async function serve(answer: RequestListener): Promise<string> {
  registry = createServer(answer).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
}

async function audit(address: string) {
  const env = {...bareEnvironment(), npm_config_registry: address, npm_config_audit: 'false'}
  const child = spawn(process.execPath, [join(root, 'local/audit.ts')], {cwd: root, env})
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return {code, lines: output.trim().split('\n')}
}

const isQuestion = (url = '') => url.endsWith('/security/advisories/bulk')

test('a registry that knows of nothing: 0, in words', async () => {
  const asked: (string | undefined)[] = []
  const address = await serve((request, response) => {
    asked.push(request.url)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  const {code, lines} = await audit(address)
  expect(lines).toEqual([
    'Site, what runs: nothing is known',
    'Site, with what builds and tests it: nothing is known',
    'Studio, what runs: nothing is known',
    'Studio, with what builds it: nothing is known',
    '',
    'The registry knows of nothing against any package.',
  ])
  expect(code).toBe(0)
  expect(asked.filter(isQuestion)).toHaveLength(4)
})

test('findings: 1, with package, weakness and what mends it', async () => {
  const weakness = {
    id: 1,
    url: 'https://example.org/advisory',
    title: 'Reads too much',
    severity: 'high',
    vulnerable_versions: '<=99.0.0',
  }
  const address = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (isQuestion(request.url)) response.end(JSON.stringify({express: [weakness]}))
    // What else it is asked for: which versions of a package there are.
    else response.writeHead(404).end('{}')
  })
  const {code, lines} = await audit(address)
  expect(code).toBe(1)
  expect(lines[0]).toBe('Site, what runs: 1 known')
  expect(lines[1]).toMatch(
    /^ {2}high: express <=99\.0\.0, Reads too much \(https:\/\/example\.org\/advisory\); no version mends it yet$/,
  )
  expect(lines.at(-1)).toContain('docs/dependencies.md')
})

const silent: Record<string, () => Promise<string>> = {
  'is not there': async () => `http://127.0.0.1:${await freePort()}`,
  'takes no such questions': () => serve((_request, response) => response.writeHead(405).end()),
  'answers with a page': () =>
    serve((_request, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Sign in</h1>')),
  'breaks off': () => serve((request) => request.socket.destroy()),
}

test.each(Object.entries(silent))(
  'a registry that %s: 2, and nobody is told that all is well',
  async (_name, make) => {
    const {code, lines} = await audit(await make())
    expect(code).toBe(2)
    for (const line of lines.slice(0, 4)) expect(line).toMatch(/: no answer \(.+\)$/)
    expect(lines.at(-1)).toContain('has not answered 4 of 4 questions')
  },
)
