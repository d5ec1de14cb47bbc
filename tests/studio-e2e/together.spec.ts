import type {Page} from '@playwright/test'
import {input, isPublishing, openDocument, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

const studio = studioForFile()

/** `npm test -- --nightly` sets more rounds. */
const rounds = Number(process.env.ROUNDS_OF_TYPING ?? 3)

test('what one person types while another publishes is kept', async () => {
  test.setTimeout(rounds * 90_000)
  const {page, product} = studio
  const other = await studio.openTab()
  await openDocument(other, 'contactPage', 'contactPage')
  await openDocument(page, 'contactPage', 'contactPage')
  const intro = input(page, 'intro.en')
  const publishing = publishAgainAndAgain(other)
  for (let round = 1; round <= rounds; round += 1) {
    await intro.fill('')
    const before = publishing.times()
    let text = ''
    // A longer text would exceed the limit of the field and block publishing.
    while (text.length < 300 && (text.length < 60 || publishing.times() === before)) {
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
  await other.close()
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
