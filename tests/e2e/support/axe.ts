import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** Expects that axe finds nothing: WCAG 2.0 to 2.2, A and AA, and its best practices. */
export async function expectAccessible(page: Page, state: string) {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
    // One page without frames: no second one is needed to put the results together.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({id, help, nodes}) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(
      ({target, failureSummary}) => `${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  }))
  expect.soft(found, state).toEqual([])
}

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

/** The same on a phone and on a desk, in both colour schemes. */
export async function expectAllAccessible(page: Page) {
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({width, height: 900})
      await page.emulateMedia({colorScheme})
      await expectAccessible(page, `${colorScheme}, ${width} px wide`)
    }
}
