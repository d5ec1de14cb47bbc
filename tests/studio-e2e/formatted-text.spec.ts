import {
  expectOnSite,
  expectShown,
  field,
  openDocument,
  publish,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Formatted text: letters, emphasis, and links to other websites and to the site's own pages. */

const studio = studioForFile()

const popover = () => studio.page.getByTestId('popover-edit-dialog')
/** Closes it and waits until it is gone: a click beside an open one only closes it. */
async function closePopover(): Promise<void> {
  await popover().getByTestId('close-popover-edit-dialog-button').click()
  await expect(popover()).toBeHidden()
}

const answer = async () => (await stored(studio.product, 'drafts.faq-causes'))?.answer.en.at(-1)

/** Adds a line at the end of the text that fills the pane, and selects it. */
async function writeLine(text: string): Promise<void> {
  const {page} = studio
  // The vendor's editor takes letters, and notices what is selected, only some moments later.
  const settle = () => page.waitForTimeout(800)
  await page.locator('[contenteditable=true]').last().click()
  await settle()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(text, {delay: 20})
  await expect.poll(async () => (await answer())?.children).toMatchObject([{text}])
  await page.keyboard.press('Shift+Home')
  await settle()
}

test('words are added at the end and one of them is made strong', async () => {
  const {page} = studio
  await openDocument(page, 'faq-causes', 'faqEntry')
  await field(page, 'answer.en').getByTestId('fullscreen-button-expand').click()
  await writeLine('Read on')
  await page.getByTestId('action-button-strong').first().click()
  await expect.poll(answer).toMatchObject({style: 'normal', children: [{text: 'Read on', marks: ['strong']}]})
})

test('a link to another website needs an address that is one', async () => {
  const {page} = studio
  await page.getByTestId('action-button-link').first().click()
  await popover().getByRole('textbox').fill('example.org')
  await popover().getByTestId('input-validation-icon-error').hover()
  await expectShown(page, 'Start with https://, mailto: or tel:, for example')
  await expect(publishButton(page)).toBeDisabled()
  await popover().getByRole('textbox').fill('https://www.example.org/guideline')
  await expect
    .poll(answer)
    .toMatchObject({markDefs: [{_type: 'link', href: 'https://www.example.org/guideline'}]})
  await closePopover()
})

test('a link to a page of the site is chosen from what there is', async () => {
  const {page} = studio
  await writeLine('Talk to us')
  await page.getByTestId('action-button-pageLink').first().click()
  await popover().getByPlaceholder('Type to search').fill('Kontakt')
  await page.getByTestId('autocomplete-popover').getByText('Contact us').first().click()
  await expect
    .poll(answer)
    .toMatchObject({markDefs: [{_type: 'pageLink', target: {_type: 'reference', _ref: 'contactPage'}}]})
})

test('both are links on the site', async ({browser}) => {
  const {page, product} = studio
  await closePopover()
  await publish(page)
  await expectOnSite(product, '/en', 'Talk to us')
  const visitor = await browser.newPage({javaScriptEnabled: false})
  await visitor.goto(`${product.siteUrl}/en`)
  await expect(visitor.locator('main a', {hasText: 'Read on'})).toHaveAttribute(
    'href',
    'https://www.example.org/guideline',
  )
  await expect(visitor.locator('main a', {hasText: 'Talk to us'})).toHaveAttribute('href', /^\/en\/contact/)
  await expect(visitor.locator('main strong', {hasText: 'Read on'})).toHaveCount(1)
  await visitor.close()
})

test('empty lines in place of a text are refused, and a text that is emptied lets the other language stand in', async () => {
  const {page} = studio
  const english = async () => (await stored(studio.product, 'drafts.faq-causes'))?.answer.en
  const empty = async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
  }
  await page.locator('[contenteditable=true]').last().click()
  await page.waitForTimeout(800)
  await empty()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await english())?.length).toBe(2)
  await expect(publishButton(page)).toBeDisabled()
  await empty()
  await expect.poll(async () => (await english()) ?? 'nothing').toBe('nothing')
  await expect(publishButton(page)).toBeEnabled()
})
