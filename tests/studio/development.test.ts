// @vitest-environment node
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {servedSelfContained} from '../../studio/self-contained.ts'
import {freePort} from '../support/free-port.ts'

/** The Studio's development server asks no other host when it works on the local lake. */

let address: string
let server: ChildProcess

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}/studio/`
  const endWithParent = new URL('../../local/end-with-parent.mjs', import.meta.url).href
  server = spawn(
    process.execPath,
    ['--import', endWithParent, resolve('studio/node_modules/sanity/bin/sanity'), 'dev', '--port', `${port}`],
    {
      cwd: 'studio',
      env: {...process.env, SANITY_STUDIO_LAKE: '/lake', DO_NOT_TRACK: '1'},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  await vi.waitFor(() => fetch(address), {timeout: 90_000, interval: 200})
}, 100_000)

afterAll(async () => {
  const closed = once(server, 'close')
  server.kill()
  await closed
})

test('its page loads nothing from elsewhere', async () => {
  const page = await (await fetch(address, {headers: {accept: 'text/html'}})).text()
  expect(page).toContain('/studio/@vite/client')
  expect(page).not.toMatch(/<(script|link)[^>]*(src|href)="https?:/)
})

test('nor do the style sheets of the vendor', () => {
  const sheet = 'studio/node_modules/ui5/dist/styles.css'
  const styles = readFileSync(sheet, 'utf8')
  const foreign = /url\(["']?https?:/
  expect(styles).toMatch(foreign)
  expect(servedSelfContained.transform(styles, `${sheet}?direct`)).not.toMatch(foreign)
  expect(servedSelfContained.transform(styles, '/sheet.js')).toBeUndefined()
})
