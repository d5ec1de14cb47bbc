import {addressOf, languages, pages} from './support/pages.ts'
import {expect, test} from './support/test.ts'

/** Every page in both languages, with and without JavaScript: that it is there, whole, and in its language. */

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled})

    for (const language of languages)
      for (const {name, path, [language]: words} of pages)
        test(`${name} in ${language}`, async ({page, visit}) => {
          const answer = await visit(addressOf(language, path))
          expect(answer?.status()).toBe(200)
          await expect(page).toHaveTitle(words.title)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('h1')).toHaveText([words.h1])
          for (const landmark of ['banner', 'main', 'contentinfo'] as const)
            await expect(page.getByRole(landmark)).toHaveCount(1)
          const text = await page.locator('body').innerText()
          expect(text, 'keys and places that nothing filled').not.toMatch(/\{\{|undefined|NaN|\[object/)
        })
  })
