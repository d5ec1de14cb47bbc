import {de} from '../../app/i18n/de.ts'
import {expectAccessible} from './support/axe.ts'
import {expect, field, follow, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Subscribing from the footer of an inner page. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

let people = 0
/** A unique address, also across workers. */
const newAddress = () => `zoe-${process.pid}-${++people}@example.org`

const say = words.de
const address = '/de/licences/c1e'

test('reports errors at the field, which keeps its value; the result is in the footer of the same page', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  await visit(address)
  const footer = page.getByRole('contentinfo')
  const email = field(footer, say.newsletterEmail)
  await email.fill('zoe@')
  await footer.getByRole('button', {name: say.subscribe}).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('zoe@')
  await expect(email).toHaveAccessibleDescription(new RegExp(say.emailInvalid))
  await expectAccessible(page, 'with an error')
  await email.fill(newAddress())
  await email.press('Enter')
  await expect(footer.getByRole('status')).toContainText(say.subscribed)
  await expect(footer.getByRole('status')).toBeFocused()
  await expect(email).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(address)
  await expectAccessible(page, 'after subscribing')
})

test('offline or rejected: nothing was sent, and the address stays', async ({
  page,
  visit,
  context,
  expectedStatuses,
  expectedMessages,
}) => {
  expectedStatuses.add(503)
  expectedMessages.push(/INTERNET_DISCONNECTED/)
  await visit(address)
  const footer = page.getByRole('contentinfo')
  const email = field(footer, say.newsletterEmail)
  const typed = newAddress()
  const script = page.waitForResponse(/\/assets\/[^/]*newsletter-[^/]*\.js$/)
  await email.fill(typed)
  await (await script).finished()
  await context.setOffline(true)
  await email.press('Enter')
  await expect(footer.getByRole('alert')).toHaveText(de.newsletter.offline)
  await context.setOffline(false)
  await page.route('**/newsletter.data*', (route) =>
    route.fulfill({status: 503, headers: {'Retry-After': '5'}, body: '<h1>No</h1>'}),
  )
  await email.press('Enter')
  await expect(footer.getByRole('alert')).toHaveText(`${de.form.refused.busy} ${de.newsletter.notSent}`)
  await expect(footer.getByRole('alert')).toBeFocused()
  await expect(email).toHaveValue(typed)
  await page.unroute('**/newsletter.data*')
  await email.press('Enter')
  await expect(footer.getByRole('status')).toContainText(say.subscribed)
})

test('a late result is shown once, on the next page', async ({page, visit}) => {
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/newsletter.data*', async (route) => {
    const response = await route.fetch()
    arrived.resolve()
    await released.promise
    await route.fulfill({response})
  })
  await visit(address)
  const footer = page.getByRole('contentinfo')
  const email = field(footer, say.newsletterEmail)
  await email.fill(newAddress())
  await email.press('Enter')
  await arrived.promise
  await follow(page, say.pages.about)
  await expect(page).toHaveURL('/de/about')
  released.resolve()
  await expect(footer.getByRole('status')).toContainText(say.subscribed)
  await expect(footer.getByRole('status')).not.toBeFocused()
  await follow(page, say.pages.contact)
  await expect(page).toHaveURL('/de/contact')
  await expect(footer.getByRole('status')).toHaveCount(0)
})
