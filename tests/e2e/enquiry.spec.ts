import {accessibilityOf} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {testFailures} from './support/message-failures.ts'
import {expectTold, newMessage, typed} from './support/message-form.ts'
import {ownProduct} from './support/own-product.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Questions about licences, and what visitors are told about them. One after the other: the foundation counts. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
ownProduct()
test.beforeEach(() => foundation.behave({fail: null}))

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled})
      const say = words[language]
      const address = (path: string) => addressOf(language, path)
      const expectItAccessible = accessibilityOf(javaScriptEnabled)

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
        await expect(section).toContainText(say.askedAbout)
        await field(section, say.firstName).fill(typed.name)
        await field(section, say.phone).fill(typed.phone)
        await button.click()
        const thanks = section.getByRole('status').filter({hasText: say.arrived})
        await expectTold(page, {box: thanks, title: say.enquiryThanks, scripted: javaScriptEnabled})
        await expect(field(section, say.question)).toHaveValue('')
        // The next question need not be about the same category.
        await expect(page).not.toHaveURL(/category=/)
        await expect(section).not.toContainText(say.askedAbout)
        await expect(thanks).toBeVisible()
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

      test('licences: a question is put right and arrives, by keyboard alone', async ({
        page,
        visit,
        expectedStatuses,
      }) => {
        expectedStatuses.add(422)
        const before = await foundation.inbox()
        const question = newMessage().message.replace('\n', ' ')
        await visit(address('/licences#enquiry'))
        const section = page.locator('#enquiry')
        await field(section, say.question).focus()
        await page.keyboard.insertText(question)
        // Past the link to the privacy page, to the button.
        for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
        await expect(page.getByRole('alert')).toBeFocused()
        await expectItAccessible(page, 'enquiry: errors')
        for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
        await expect(section.locator('input[name=email]')).toBeFocused()
        await expect(section.locator('input[name=email]')).toBeInViewport()
        await page.keyboard.insertText('kim@example.org')
        // To the country, where its first letter chooses one.
        for (const key of ['Tab', 'Tab', say.germany.charAt(0)]) await page.keyboard.press(key)
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')
        const thanks = section.getByRole('status').filter({hasText: say.arrived})
        await expectTold(page, {box: thanks, title: say.enquiryThanks, scripted: javaScriptEnabled})
        const subject = "Country: Germany, Service: Driver's License"
        const arrived = {
          firstName: '',
          lastName: '',
          email: 'kim@example.org',
          phone: '',
          subject,
          message: question,
        }
        expect(await foundation.inbox()).toEqual([...before, arrived])
      })
    })

testFailures('enquiry')
