import type {Request} from '@playwright/test'
import {languages} from './support/pages.ts'
import {expect, test} from './support/test.ts'

/** What the first view of the home page takes on a phone, with everything that comes along with it, in bytes. */
const budget = 300_000

for (const language of languages)
  test(`the first view of the home page in ${language} is light`, async ({page, visit}) => {
    await page.setViewportSize({width: 360, height: 740})
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await visit(`/${language}`)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      requests.map(async (request) => {
        const {responseHeadersSize, responseBodySize} = await request.sizes()
        return {path: new URL(request.url()).pathname, bytes: responseHeadersSize + responseBodySize}
      }),
    )
    const total = sizes.reduce((sum, {bytes}) => sum + bytes, 0)
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)
    expect(total, largest.map(({path, bytes}) => `${bytes} ${path}`).join('\n')).toBeLessThanOrEqual(budget)
  })
