import {expectAccessible, expectAllAccessible} from './support/axe.ts'
import {addressOf, languages, pages} from './support/pages.ts'
import {test} from './support/test.ts'
import {words} from './support/words.ts'

/** Every page, both languages, both colour schemes, on a phone and on a desk. The states of forms: their own files. */

// Colours change at once, so that none is measured on its way.
test.use({contextOptions: {reducedMotion: 'reduce'}})

for (const language of languages) {
  for (const {name, path} of pages)
    test(`${name} in ${language}`, async ({page, visit}) => {
      await visit(addressOf(language, path))
      await expectAllAccessible(page)
    })

  test(`the offline page in ${language}`, async ({page}) => {
    await page.goto(addressOf(language, '/offline'))
    await expectAllAccessible(page)
  })
}

test('the page of words for an address that nobody can read', async ({page, expectedStatuses}) => {
  expectedStatuses.add(400)
  await page.goto('/%ff')
  await expectAllAccessible(page)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of languages)
    test(`answers and menu opened in ${language}, ${colorScheme}`, async ({page, visit}) => {
      await page.emulateMedia({colorScheme})
      await page.setViewportSize({width: 360, height: 740})
      await visit(addressOf(language, '/'))
      for (const question of await page.locator('.faq details > summary').all()) await question.click()
      await page.getByRole('banner').getByText(words[language].menu, {exact: true}).click()
      await expectAccessible(page, 'opened')
      await visit(addressOf(language, '/licences'))
      for (const part of await page.locator('.folded-list details > summary').all()) await part.click()
      await expectAccessible(page, 'licences opened')
    })
