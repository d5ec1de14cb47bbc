import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** One page without frames: no second one is needed to put the results together. Its script is loaded once in a document. */
const axe = async (page: Page) =>
  new AxeBuilder({page, axeSource: (await page.evaluate(() => 'axe' in window)) ? 'true' : undefined})
    .setLegacyMode()
    // Complete lists of what is right take twice as long.
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

/** Expects that axe finds nothing: WCAG 2.0 to 2.2, A and AA, and its best practices. */
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

/** The one rule that depends on the colour scheme, for a page that was looked at in the other one. */
export const expectContrast = async (page: Page, state: string) =>
  expectNoViolations((await axe(page)).withRules('color-contrast'), state)

/**
 * The same of a page whose visitor has no JavaScript. axe is a script itself, so it looks at a copy: what the browser shows,
 * where scripts may run, without those of the page.
 */
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

/** How to look at the pages of a test, by whether scripts run in it. */
export const accessibilityOf = (javaScriptEnabled: boolean) =>
  javaScriptEnabled ? expectAccessible : expectUnscriptedAccessible
