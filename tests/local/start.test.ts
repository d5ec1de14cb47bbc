import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {createServer} from 'node:net'
import {type NetworkInterfaceInfo, tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {parseEnv} from '../../app/platform/environment.ts'
import {networkAddresses} from '../../local/loopback.ts'
import {settingsFrom} from '../../local/settings.ts'
import {freePort} from '../support/free-port.ts'

const buildStub = `
  const {copyFileSync, mkdirSync, writeFileSync} = require('node:fs')
  const build = process.env.SITE_BUILD_DIRECTORY
  for (const part of ['client/assets', 'server']) mkdirSync(build + '/' + part, {recursive: true})
  for (const name of ['main-1.js', 'site-1.css', 'font-latin-1.woff2', 'de-1.svg'])
    writeFileSync(build + '/client/assets/' + name, name)
  copyFileSync('server/index.ts', build + '/server/index.js')`

const workboxStub = `
  exports.generateSW = async ({swDest}) => {
    require('node:fs').writeFileSync(swDest, '')
    return {warnings: []}
  }`

const seedStub = `
  const lake = await fetch('http://127.0.0.1:' + process.env.LAKE_PORT)
  console.log('seeded', process.argv[2], lake.status)`

const studioStub = `
  const [folder] = process.argv.slice(3)
  require('node:fs').mkdirSync(folder + '/static', {recursive: true})
  require('node:fs').writeFileSync(folder + '/index.html', JSON.stringify(process.env))`

/** A server that responds with its environment. */
const serverStub = (port: string) => `
  import {createServer} from 'node:http'
  const server = createServer((_, response) => response.end(JSON.stringify(process.env)))
  server.listen(Number(process.env.${port}), '127.0.0.1')`

let root: string
let ports: {PORT: string; LAKE_PORT: string; FOUNDATION_PORT: string}
let product: ChildProcess
let output: string

/** A project with the real commands and the real local foundation API; the rest are stubs. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  const [site, lake, foundation] = await Promise.all([freePort(), freePort(), freePort()])
  ports = {PORT: String(site), LAKE_PORT: String(lake), FOUNDATION_PORT: String(foundation)}
  cpSync('local', join(root, 'local'), {recursive: true, filter: (path) => path !== join('local', 'lake')})
  cpSync('app', join(root, 'app'), {recursive: true})
  cpSync('studio/self-contained.ts', join(root, 'studio/self-contained.ts'))
  for (const part of ['docs', 'node_modules/marked']) cpSync(part, join(root, part), {recursive: true})
  symlinkSync(resolve('node_modules/zod'), join(root, 'node_modules/zod'))
  write('node_modules/workbox-build/index.js', workboxStub)
  write('node_modules/@remix-run/dev/dist/cli.js', buildStub)
  write('lake/server.ts', serverStub('LAKE_PORT'))
  for (const name of ['index', 'dev']) write(`server/${name}.ts`, serverStub('PORT'))
  write('studio/seed/run.ts', seedStub)
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(`studio/${lock}`, '{"packages": {}}')
  write('studio/node_modules/sanity/bin/sanity', studioStub)
})

afterEach(async () => {
  await stop()
  rmSync(root, {recursive: true})
})

function write(path: string, content: string) {
  mkdirSync(join(root, path, '..'), {recursive: true})
  writeFileSync(join(root, path), content)
}

function start(variables: Record<string, string> = {}, args: string[] = [], script = 'start.ts') {
  output = ''
  const env = {NODE_ENV: 'test', PATH: process.env.PATH, ...ports, ...variables} as const
  product = spawn(process.execPath, [join(root, 'local', script), ...args], {env})
  for (const stream of [product.stdout, product.stderr]) stream?.on('data', (chunk) => (output += chunk))
}

async function startAll(variables?: Record<string, string>, args?: string[]) {
  start(variables, args)
  await vi.waitFor(() => expect(output).toContain('Ctrl-C stops everything'), {timeout: 30_000})
}

async function stop() {
  product.kill('SIGTERM')
  if (product.exitCode === null && product.signalCode === null) await once(product, 'exit')
}

async function studioIsReady() {
  await vi.waitFor(() => expect(output).toContain('Studio: ready'), {timeout: 30_000})
}

/** The environment of the Studio's build. */
function builtStudio(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'build/studio/index.html'), 'utf8'))
}

async function environmentOf(port: string) {
  return (await fetch(`http://127.0.0.1:${port}/`)).json()
}

describe('npm start', () => {
  test('builds, starts all, seeds and prints the addresses; a second time it builds nothing', async () => {
    write('.env', 'FROM_FILE=yes')
    await startAll()
    expect(output).toContain('Building the site: done')
    expect(output).toContain('seeded --if-empty 200')
    const {PORT, LAKE_PORT, FOUNDATION_PORT} = ports
    expect(output).toContain(`http://localhost:${PORT}`)
    expect(output).toContain(`http://localhost:${FOUNDATION_PORT}/api/v1/inbox`)
    expect(output).toContain(join(root, '.data'))
    expect(output).toContain(`http://localhost:${PORT}/studio`)
    expect((await fetch(`http://127.0.0.1:${FOUNDATION_PORT}/api/v1/inbox`)).status).toBe(200)
    const common = {...ports, DATA_DIR: join(root, '.data'), FROM_FILE: 'yes'}
    expect(await environmentOf(PORT)).toMatchObject({...common, NODE_ENV: 'production', LOG_LEVEL: 'warn'})
    const origins = `http://localhost:${PORT},http://127.0.0.1:${PORT}`
    expect(await environmentOf(LAKE_PORT)).toMatchObject({
      ...common,
      HOST: '127.0.0.1',
      LAKE_ORIGINS: origins,
    })
    await studioIsReady()
    expect(builtStudio()).toMatchObject({
      SANITY_STUDIO_PROJECT_ID: 'local',
      SANITY_STUDIO_DATASET: 'production',
      SANITY_STUDIO_LAKE: '/lake',
      NODE_ENV: 'production',
    })
    await stop()
    await expect(environmentOf(LAKE_PORT)).rejects.toThrow()
    await startAll()
    expect(output).toContain('The site is built already')
  })

  test('starts no local service and seeds nothing when remote services are configured', async () => {
    await startAll({SANITY_PROJECT_ID: 'abc123', FOUNDATION_API_URL: 'https://api.example.org/api/v1'})
    expect(output).not.toContain('seeded')
    expect(output).toContain('Sanity project abc123')
    await expect(environmentOf(ports.LAKE_PORT)).rejects.toThrow()
    await expect(environmentOf(ports.FOUNDATION_PORT)).rejects.toThrow()
    await studioIsReady()
    expect(builtStudio().SANITY_STUDIO_PROJECT_ID).toBe('abc123')
    expect(builtStudio()).not.toHaveProperty('SANITY_STUDIO_LAKE')
  })

  test('goes on when the Studio cannot be built, and says why', async () => {
    write('studio/node_modules/sanity/bin/sanity', "console.error('no such plugin'); process.exit(1)")
    await startAll()
    await vi.waitFor(() => expect(output).toContain('The Studio could not be built'), {timeout: 30_000})
    expect(output).toContain('no such plugin')
    const progress = JSON.parse(readFileSync(join(root, 'build/studio-progress.json'), 'utf8'))
    expect(progress.state).toBe('failed')
    expect(await environmentOf(ports.PORT)).toMatchObject(ports)
  })

  test('develops without a build', async () => {
    await startAll({}, ['--dev'])
    expect(output).not.toContain('Building')
    expect(await environmentOf(ports.PORT)).toMatchObject({NODE_ENV: 'development'})
  })

  test.each([
    ['build', 'node_modules/@remix-run/dev/dist/cli.js', 'The site could not be built'],
    ['seed', 'studio/seed/run.ts', 'The dataset could not be seeded'],
    ['site', 'server/index.ts', 'site did not start'],
  ])('ends with what was said when this fails: %s', async (_, script, message) => {
    write(script, "console.error('ENOSPC: no space left on device'); process.exit(1)")
    start()
    expect(await once(product, 'close')).toEqual([1, null])
    expect(output).toContain(message)
    expect(output).toContain('ENOSPC: no space left on device')
    await expect(environmentOf(ports.LAKE_PORT)).rejects.toThrow()
  })
})

describe('npm start before anything runs', () => {
  test.each(['127.0.0.1', '0.0.0.0'])('names every taken port and its variable (%s)', async (host) => {
    const {PORT, LAKE_PORT, FOUNDATION_PORT} = ports
    const takers = [PORT, LAKE_PORT].map((port) => createServer().listen(Number(port), host))
    await Promise.all(takers.map((taker) => once(taker, 'listening')))
    start()
    expect(await once(product, 'close')).toEqual([1, null])
    for (const taker of takers) taker.close()
    const site = `Port ${PORT} is taken, so the site cannot start\\.\\n.* PORT=\\d+ npm start`
    const lake = `Port ${LAKE_PORT} is taken, so the local lake cannot start\\.\\n.* LAKE_PORT=\\d+ npm start`
    expect(output).toMatch(new RegExp(site))
    expect(output).toMatch(new RegExp(lake))
    expect(output).not.toContain(`Port ${FOUNDATION_PORT}`)
    expect(existsSync(join(root, '.data'))).toBe(false)
    expect(existsSync(join(root, 'build'))).toBe(false)
  })
})

test('other devices are told the addresses in the network, where the site listens to it', () => {
  const on = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({address, family, internal}) as NetworkInterfaceInfo
  const interfaces = {
    lo: [on('127.0.0.1', 'IPv4', true)],
    eth0: [on('192.168.1.5', 'IPv4'), on('fe80::1', 'IPv6')],
    wlan0: [on('10.0.0.7', 'IPv4')],
  }
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(networkAddresses(host, interfaces)).toEqual([])
  for (const host of ['0.0.0.0', '::'])
    expect(networkAddresses(host, interfaces)).toEqual(['192.168.1.5', '10.0.0.7'])
  expect(networkAddresses('10.0.0.7', interfaces)).toEqual(['10.0.0.7'])
})

test('other origins reach the lake beside those of the site', () => {
  const given = 'http://mymac.local:3000, http://localhost:5173'
  const {origins} = settingsFrom(parseEnv({PUBLIC_URL: 'https://charity.test/', LAKE_ORIGINS: given}), '/')
  const ofSite = ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://charity.test']
  expect(origins).toEqual([...ofSite, 'http://mymac.local:3000', 'http://localhost:5173'])
})
