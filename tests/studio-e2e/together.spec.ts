import type {Page} from '@playwright/test'
import {input, isPublishing, openDocument, publish, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Two people with the same document open. */

const studio = studioForFile()
let other: Page

test.beforeAll(async () => {
  other = await studio.openTab()
  for (const tab of [other, studio.page]) await openDocument(tab, 'contactPage', 'contactPage')
})
test.afterAll(() => other.close())

/** `npm test -- --nightly` sets more rounds. */
const rounds = Number(process.env.ROUNDS_OF_TYPING ?? 3)

test('what one person types while another publishes is kept', async () => {
  test.setTimeout(rounds * 90_000)
  const {page, product} = studio
  const intro = input(page, 'intro.en')
  const publishing = publishAgainAndAgain(other)
  for (let round = 1; round <= rounds; round += 1) {
    await intro.fill('')
    const before = publishing.times()
    let text = ''
    // A longer text would exceed the limit of the field and block publishing.
    while (text.length < 300 && (text.length < 40 || publishing.times() === before)) {
      const word = `${text.length} `
      await page.keyboard.type(word, {delay: 70})
      text += word
    }
    // On a slow machine, the other tab may publish only now.
    await expect.poll(publishing.times).toBeGreaterThan(before)
    await expect(intro).toHaveValue(text)
    await expect
      .poll(async () => {
        const found = (await stored(product, 'drafts.contactPage')) ?? (await stored(product, 'contactPage'))
        return found?.intro.en
      })
      .toBe(text)
  }
  await publishing.end()
})

test('two people type in one text, one at its start and one at its end, and see each other', async () => {
  const {page, product} = studio
  const tabs = [page, other]
  await input(page, 'heading.en').fill('middle')
  await expect(input(other, 'heading.en')).toHaveValue('middle')
  await input(page, 'heading.en').press('End')
  await input(other, 'heading.en').press('Home')
  const write = (tab: Page, words: string) => tab.keyboard.type(words, {delay: 70})
  await Promise.all([write(page, ' and then its end'), write(other, 'first the start, ')])
  for (const tab of tabs)
    await expect(input(tab, 'heading.en')).toHaveValue('first the start, middle and then its end')

  // Presence shows at the field, or above the form while the field is unknown.
  const places = page.getByTestId('document-level-presence').or(page.getByTestId('form-view'))
  const person = places.getByText('LE', {exact: true}).filter({visible: true}).first()
  // Tabs announce their position only when it changes, and the other tab may not be listening yet.
  await expect(async () => {
    for (const language of ['en', 'de']) await input(other, `heading.${language}`).focus()
    await expect(person).toBeVisible({timeout: 10_000})
  }).toPass()

  await publish(page)
  // A program writes to several documents in one transaction.
  await product
    .content()
    .transaction()
    .patch('contactPage', (patch) => patch.set({'heading.en': 'Ask us anything'}))
    .patch('team-2', (patch) => patch.set({'role.en': 'Treasurer'}))
    .commit()
  for (const tab of tabs) await expect(input(tab, 'heading.en')).toHaveValue('Ask us anything')
})

function publishAgainAndAgain(page: Page) {
  let times = 0
  let going = true
  page.on('response', (response) => {
    if (isPublishing(response)) times += 1
  })
  const publish = async () => {
    while (going) {
      const answered = page.waitForResponse(isPublishing, {timeout: 2000}).catch(() => {})
      // The button is disabled without a draft.
      await publishButton(page)
        .click({timeout: 1000})
        .catch(() => {})
      await answered
    }
  }
  const ended = publish()
  return {
    times: () => times,
    end: () => {
      going = false
      return ended
    },
  }
}
