import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** Legacy mode avoids a second page, which only frames would need. Each document loads the script once. */
const axe = async (page: Page) =>
  new AxeBuilder({page, axeSource: (await page.evaluate(() => 'axe' in window)) ? 'true' : undefined})
    .setLegacyMode()
    // Listing passed checks as well takes twice as long.
    .options({resultTypes: ['violations']})

async function expectNoViolations(builder: AxeBuilder, state: string) {
  const {violations} = await builder.analyze()
  const found = violations.map(({id, help, nodes}) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(
      ({target, failureSummary}) => `${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  }))
  expect.soft(found, state).toEqual([])
}

/** Expects no violations of WCAG 2.0 to 2.2, A and AA, and of axe's best practices. */
export const expectAccessible = async (page: Page, state: string) =>
  expectNoViolations(
    (await axe(page)).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22a',
      'wcag22aa',
      'best-practice',
    ]),
    state,
  )

/** Checks contrast only, for a page whose other colour scheme was fully checked. */
export const expectContrast = async (page: Page, state: string) =>
  expectNoViolations((await axe(page)).withRules('color-contrast'), state)

/** axe is a script, so it checks a copy of the page: the same markup without the page's own scripts. */
async function expectUnscriptedAccessible(page: Page, state: string) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page belongs to no browser.')
  const markup = (await page.content())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<(\/?)noscript>/g, '<$1div>')
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  })
  const copy = await context.newPage()
  await copy.route(page.url(), (route) => route.fulfill({contentType: 'text/html', body: markup}))
  await copy.goto(page.url())
  await expectAccessible(copy, `${state}, without JavaScript`)
  await context.close()
}

/** The accessibility check for tests with or without JavaScript. */
export const accessibilityOf = (javaScriptEnabled: boolean) =>
  javaScriptEnabled ? expectAccessible : expectUnscriptedAccessible
