// @vitest-environment node
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {parseEnv} from '../../app/environment.ts'
import {settingsFrom} from '../../local/settings.ts'
import {buildStudio, SHARED} from '../../local/studio-build.ts'
import {selfContained} from '../../studio/self-contained.ts'

/** The Studio as it is built for a hosted project. */

const root = mkdtempSync(join(tmpdir(), 'hosted-studio-'))
const files = () => readdirSync(join(root, 'build/studio'), {recursive: true, encoding: 'utf8'})
const textOf = (file: string) => readFileSync(join(root, 'build/studio', file), 'utf8')
const scripts = () =>
  files()
    .filter((file) => file.endsWith('.js'))
    .map(textOf)

beforeAll(async () => {
  const isSource = (path: string) => !['node_modules', 'seed', 'dist', '.sanity'].includes(basename(path))
  cpSync('studio', join(root, 'studio'), {recursive: true, filter: isSource})
  for (const file of SHARED) cpSync(file, join(root, file))
  symlinkSync(resolve('studio/node_modules'), join(root, 'studio/node_modules'))
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
  // As on the machine of somebody who has tried it out before.
  await buildStudio(root, settingsFrom(parseEnv({}), root).studio)
  expect(scripts().some((script) => script.includes('LAKE_TOKEN'))).toBe(true)
  await buildStudio(root, {SANITY_STUDIO_PROJECT_ID: 'abc12345', SANITY_STUDIO_DATASET: 'production'})
}, 300_000)

afterAll(() => rmSync(root, {recursive: true, force: true}))

test('knows its project, and nothing of a local lake', () => {
  expect(scripts().some((script) => script.includes('abc12345'))).toBe(true)
  for (const [file, words] of [
    ['dialogs.ts', 'LAKE_TOKEN'],
    ['session.ts', '/v1/auth/session'],
  ] as const) {
    expect(readFileSync(`studio/lake/${file}`, 'utf8')).toContain(words)
    expect(scripts().filter((script) => script.includes(words))).toHaveLength(0)
  }
})

test('holds no tools for developers', () => {
  expect(files().filter((file) => file.includes('SanityVision'))).toEqual([])
})

test('loads nothing from elsewhere by itself', () => {
  const page = textOf('index.html')
  expect(page).not.toMatch(/<(script|link)[^>]*(src|href)="https?:/)
  const linked = [...page.matchAll(/<link[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((href) => !href?.startsWith('/studio/'))).toEqual([])
  const styles = files().filter((file) => file.endsWith('.css'))
  expect(styles.filter((file) => /url\(["']?https?:/.test(textOf(file)))).toEqual([])
})

test('what a build leaves in of other hosts is taken out', () => {
  const left = `<link rel="icon" href="/static/favicon.ico"><script data-sanity-core src="https://core.example/a.js"></script>
<style>@font-face { font-family: A; src: url(https://fonts.example/a.woff2) } @font-face { font-family: B; src: url(/studio/b.woff2) }</style>`
  const kept = selfContained(left)
  expect(kept).toContain('href="/studio/static/favicon.ico"')
  expect(kept).toContain('/studio/b.woff2')
  expect(kept).not.toMatch(/https?:/)
})
