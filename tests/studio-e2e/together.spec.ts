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

test('two people type in one text, one at its start and one at its end', async () => {
  const {page} = studio
  const other = await studio.openTab()
  const tabs = [page, other]
  for (const tab of tabs) await openDocument(tab, 'teamPage', 'teamPage')
  await input(page, 'heading.en').fill('middle')
  await expect(input(other, 'heading.en')).toHaveValue('middle')
  await input(page, 'heading.en').press('End')
  await input(other, 'heading.en').press('Home')
  const write = (tab: Page, words: string) => tab.keyboard.type(words, {delay: 70})
  await Promise.all([write(page, ' and then its end'), write(other, 'first the start, ')])
  for (const tab of tabs)
    await expect(input(tab, 'heading.en')).toHaveValue('first the start, middle and then its end')
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
