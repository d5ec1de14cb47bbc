import type {Locator, Page} from '@playwright/test'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** The parts that the specification names, by the words that visitors find them with; with and without JavaScript. */

const phone = 'tel:+493023125100'
const link = (scope: Page | Locator, name: string) => scope.getByRole('link', {name, exact: true}).first()
const questions = (page: Page) => page.locator('main details > summary > h3')

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled})
      const say = words[language]
      const address = (path: string) => addressOf(language, path)
      const section = (page: Page, name: string) => page.getByRole('region', {name, exact: true})

      test('around every page', async ({page, visit}) => {
        await visit(address('/team'))
        const header = page.getByRole('banner')
        await expect(link(header, 'info@example.org')).toHaveAttribute('href', 'mailto:info@example.org')
        await expect(link(header, '+49 30 23125 100')).toHaveAttribute('href', phone)
        await expect(link(header, say.volunteer)).toHaveAttribute('href', address('/contact'))
        const languageSwitch = header.getByRole('navigation', {name: say.languages})
        await expect(languageSwitch.getByRole('link')).toHaveText(['Deutsch', 'English'])
        const navigation = header.getByRole('navigation', {name: say.navigation})
        await expect(link(navigation, say.pages.home)).toHaveAttribute('href', address('/'))
        await expect(link(navigation, say.pages.about)).toHaveAttribute('href', address('/about'))
        await expect(link(navigation, say.pages.contact)).toHaveAttribute('href', address('/contact'))
        await expect(header.getByRole('link', {name: say.call})).toHaveAttribute('href', phone)
        await expect(link(header, say.donateNow)).toHaveAttribute('href', address('/donate'))

        const footer = page.getByRole('contentinfo')
        await expect(section(page, say.gallery).getByRole('img')).toHaveCount(6)
        const newsletter = section(page, say.newsletter)
        await expect(field(newsletter, say.newsletterEmail)).toHaveAttribute('type', 'email')
        await expect(newsletter.getByRole('button', {name: say.subscribe})).toBeVisible()
        await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
        await expect(link(footer, say.top)).toHaveAttribute('href', '#top')

        const whatsapp = link(page, say.whatsapp)
        await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/493023125900')
        await expect(whatsapp).toHaveAttribute('target', '_blank')
        await expect(whatsapp).toHaveAttribute('rel', /\bnoopener\b/)
      })

      test('an answer opens by its address', async ({page, visit}) => {
        await visit(`${address('/')}#symptoms`)
        const entry = page.locator('details:has(> #symptoms)')
        await expect(entry).toHaveAttribute('open')
        await expect(entry.locator('h3')).toBeInViewport()
      })

      test('home', async ({page, visit}) => {
        await visit(address('/'))
        const slider = page.locator(`section[aria-roledescription="${say.carousel}"]`)
        await expect(slider).toHaveAccessibleName(/./)
        const slides = slider.locator(`[role=group][aria-roledescription="${say.slide}"]`)
        await expect(slides).toHaveCount(4)
        for (const slide of await slides.all()) {
          await expect(slide).toContainText(say.slideSubtitle)
          await expect(slide.locator('h2')).toHaveCount(1)
          const discover = slide.locator('a', {hasText: say.discover})
          await expect(discover).toHaveAttribute('href', address('/about'))
        }

        const education = section(page, say.education)
        for (const name of say.topics) await expect(education.getByRole('heading', {name})).toBeVisible()
        await expect(link(education, say.moreAbout)).toHaveAttribute('href', address('/about'))
        await expect(link(education, '+49 30 23125 100')).toHaveAttribute('href', phone)

        await expect(questions(page)).toHaveText(say.questions)
      })

      test('about', async ({page, visit}) => {
        await visit(address('/about'))
        await expect(page.getByRole('heading', {level: 2, name: say.mission})).toBeVisible()
        for (const name of say.goals)
          await expect(page.getByRole('heading', {level: 3, name, exact: true})).toBeVisible()
        const main = page.getByRole('main')
        await expect(link(main, say.getInTouch)).toHaveAttribute('href', address('/contact'))
        await expect(link(main, say.donateNow)).toHaveAttribute('href', address('/donate'))
        const team = section(page, say.team)
        await expect(team.getByText(say.role, {exact: true})).toHaveCount(4)
        await expect(team.getByRole('heading', {level: 3})).toHaveCount(4)
        await link(team, say.viewAll).click()
        await expect(page).toHaveURL(address('/team'))
        await expect(page.getByText(say.role, {exact: true})).toHaveCount(4)
      })

      test('contact', async ({page, visit}) => {
        await visit(address('/contact'))
        const main = page.getByRole('main')
        await expect(link(main, '+49 30 23125 100')).toHaveAttribute('href', phone)
        await expect(link(main, 'info@example.org')).toHaveAttribute('href', 'mailto:info@example.org')
        const form = main.locator('form')
        await expect(form).toContainText(say.note)
        for (const label of [say.name, say.email, say.phone])
          await expect(field(form, label)).toHaveAttribute('aria-required', 'true')
        await expect(field(form, say.email)).toHaveAttribute('type', 'email')
        await expect(field(form, say.message)).toBeVisible()
        await expect(form.getByRole('button', {name: say.send})).toBeVisible()
      })

      test('donate', async ({page, visit}) => {
        await visit(address('/donate'))
        const main = page.getByRole('main')
        await expect(main.getByText(say.testMode)).toBeVisible()
        await expect(field(main, say.amount)).toHaveValue('100')
        for (const name of [...say.presets, say.custom])
          await expect(main.getByRole('radio', {name, exact: true})).toBeChecked({
            checked: name === say.presets[2],
          })
        for (const name of say.methods)
          await expect(main.getByRole('radio', {name})).toBeChecked({checked: name === say.methods[0]})
        const donate = javaScriptEnabled ? say.donateAmount(say.presets[2] ?? '') : say.donateNow
        await expect(main.getByRole('button', {name: donate})).toBeVisible()
        for (const label of say.details) await expect(field(main, label)).toBeVisible()
        await expect(main.getByRole('button', {name: say.save})).toBeVisible()
        await expect(questions(page)).toHaveText(say.questions)
      })

      test('licences', async ({page, visit}) => {
        await visit(address('/licences'))
        const folded = page.getByRole('group').filter({hasText: say.fromUnitedStates})
        await expect(folded.getByRole('list')).toBeHidden()
        await folded.getByRole('heading', {name: say.fromUnitedStates}).click()
        await expect(folded.getByRole('list')).toBeVisible()
        const order = 'AM A1 A2 A B1 B C1 C D1 D BE C1E CE D1E DE'.split(' ')
        const table = page.getByRole('region', {name: say.table})
        await expect(table.getByRole('rowheader')).toHaveText(order)
        await expect(page.getByRole('status').filter({hasText: say.allShown})).toBeVisible()
        await page.getByLabel(say.vehicles).selectOption({label: say.buses})
        await page.getByRole('button', {name: say.apply}).click()
        await expect(table.getByRole('rowheader')).toHaveText(['D1', 'D'])
        await expect(page.getByRole('status').filter({hasText: say.twoFound})).toBeVisible()
        await link(table, 'D1').click()
        await expect(page).toHaveURL(address('/licences/d1'))
      })
    })
