import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {dialogsAreLoaded, expectTold, newMessage, typed} from './support/message-form.ts'
import {addressOf, variants} from './support/pages.ts'
import {productForFile} from './support/product.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Licence enquiries and their results. Tests run one after the other, as they compare the foundation's inbox. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
productForFile()
test.beforeEach(() => foundation.behave({fail: null}))

for (const {javaScriptEnabled, language} of variants)
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
    test.use({javaScriptEnabled})
    const say = words[language]
    const address = (path: string) => addressOf(language, path)

    test('licences: a question about a category arrives', async ({page, visit, expectedStatuses}) => {
      expectedStatuses.add(422)
      const before = await foundation.inbox()
      const written = newMessage()
      await visit(address('/licences/c1e'))
      await page.getByRole('link', {name: say.ask}).click()
      const section = page.locator('#enquiry')
      await expect(section).toContainText(say.askedAbout)
      await expect(section).toBeInViewport()
      await field(section, say.question).fill(written.message)
      await field(section, say.country).selectOption({label: say.germany})
      await field(section, say.service).selectOption({label: say.idCard})
      const button = section.getByRole('button', {name: say.getQuote})
      await button.click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toBeInViewport()
      if (javaScriptEnabled) await expectAccessible(page, 'enquiry with errors')
      await expect(section).toContainText(say.askedAbout)
      await field(section, say.firstName).fill(typed.name)
      await field(section, say.phone).fill(typed.phone)
      if (javaScriptEnabled) await dialogsAreLoaded(page)
      await button.click()
      const thanks = section.getByRole('status').filter({hasText: say.arrived})
      await expectTold(page, {box: thanks, title: say.enquiryThanks, scripted: javaScriptEnabled})
      await expect(field(section, say.question)).toHaveCount(0)
      await section.getByRole('link', {name: say.another}).click()
      await expect(field(section, say.question)).toHaveValue('')
      // The next question starts without a category.
      await expect(page).not.toHaveURL(/category=/)
      await expect(section).not.toContainText(say.askedAbout)
      const arrived = {
        firstName: typed.name,
        lastName: '',
        email: '',
        phone: typed.phone,
        subject: 'Country: Germany, Service: ID Card',
        message: `${say.categoryLine}\n${written.message}`,
      }
      expect(await foundation.inbox()).toEqual([...before, arrived])
    })
  })
