import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {composeFile} from './compose.ts'

/** What compose.yaml says; the test of the containers starts its services. */

const root = resolve(import.meta.dirname, '../..')
const token = 'token-of-the-containers'

describe('compose.yaml', () => {
  test('starts nothing without a token for the lake', () => {
    expect(() => composeFile(join(root, 'compose.yaml'))).toThrow('LAKE_TOKEN is missing in .env')
  })

  test('passes on what .env says, except where the containers settle it themselves', () => {
    const settled =
      /^(PORT|HOST|DATA_DIR|DEMO|CONTENT_CHANGES|LAKE_(PORT|HOST|ORIGINS)|STUDIO_PORT|SANITY_\w+|FOUNDATION_(PORT|API_URL|IDEMPOTENT))$/
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    const open = [...example.matchAll(/^(\w+)=/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !settled.test(name))
    const env = Object.fromEntries(open.map((name) => [name, `value of ${name}`]))
    expect(open).toContain('FOUNDATION_PHONE')
    expect(composeFile(join(root, 'compose.yaml'), env).services.site?.environment).toMatchObject(env)
  })

  test('lets other origins reach the lake beside those that the containers need', () => {
    const origins = (env: Record<string, string>) =>
      composeFile(join(root, 'compose.yaml'), {LAKE_TOKEN: token, ...env}).services.lake?.environment
        .LAKE_ORIGINS
    const needed = 'http://localhost:3000,http://127.0.0.1:3000,https://a.test,http://lake:3333'
    expect(origins({PUBLIC_URL: 'https://a.test'})).toBe(`${needed},`)
    expect(origins({PUBLIC_URL: 'https://a.test', LAKE_ORIGINS: 'http://b.test'})).toBe(
      `${needed},http://b.test`,
    )
  })

  test('opens nothing to other machines, and keeps what must stay in volumes', () => {
    const {services, volumes} = composeFile(join(root, 'compose.yaml'), {LAKE_TOKEN: token})
    const all = Object.values(services)
    expect(all.flatMap(({ports}) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    const mounted = all.flatMap(({volumes: own}) => own)
    expect(mounted.filter((one) => !/^[\w-]+:\/app\/\.data$/.test(one))).toEqual([])
    expect(mounted.map((one) => one.replace(/:.*/, '')).sort()).toEqual(Object.keys(volumes).sort())
    expect(services.site).toMatchObject({read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped'})
  })
})
