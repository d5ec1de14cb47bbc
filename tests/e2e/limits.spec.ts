import {en} from '../../app/i18n/en.ts'
import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {productForFile} from './support/product.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Every form asks visitors over the rate limit to wait. */

test.use({contextOptions: {reducedMotion: 'reduce'}})
productForFile({env: {POSTS_PER_MINUTE: '1', TRUST_PROXY: '1'}})

test('the page asks to wait and keeps the text', async ({
  page,
  context,
  visit,
  baseURL,
  expectedStatuses,
}) => {
  expectedStatuses.add(429)
  const {limited} = en.form
  const before = await foundation.inbox()
  await visit('/en/contact')
  const alertIn = (place: 'main' | 'contentinfo') =>
    page.getByRole(place).getByRole('alert').filter({hasText: limited.title})
  for (const [place, label, text, button, visitor] of [
    ['contentinfo', words.en.newsletterEmail, 'zoe@example.org', '.newsletter [type=submit]', '198.51.100.1'],
    ['main', words.en.message, 'Grüße', '#contact [type=submit]', '198.51.100.2'],
  ] as const) {
    const typedInto = field(page.getByRole(place), label)
    await typedInto.fill(text)
    await context.setExtraHTTPHeaders({'X-Forwarded-For': visitor})
    // Uses up the visitor's posts for the next minute.
    const headers = {Origin: baseURL ?? ''}
    expect((await page.request.post('/contact', {form: {message: 'x'}, headers})).status()).toBe(422)
    await page.locator(button).click()
    const alert = alertIn(place)
    await expect(alert).toContainText(new RegExp(limited.text.replace('{{seconds}}', '\\d+')))
    await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await expect(alert).toBeFocused()
    await expect(alert).toBeInViewport()
    await expect(typedInto).toHaveValue(text)
  }
  await expectAccessible(page, 'asked to wait')
  expect(await foundation.inbox()).toEqual(before)
})
