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
