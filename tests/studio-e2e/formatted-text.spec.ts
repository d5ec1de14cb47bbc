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

type Line = {children: {text: string}[]}

/** A button of the text that has the cursor. */
const toolbarButton = (name: string) => studio.page.getByRole('button', {name, disabled: false})

const popover = () => studio.page.getByTestId('popover-edit-dialog')
/** Closes it and waits until it is gone: a click beside an open one only closes it. */
async function closePopover(): Promise<void> {
  await popover().getByTestId('close-popover-edit-dialog-button').click()
  await expect(popover()).toBeHidden()
}

/**
 * Adds an emphasised line at the end of the text that fills the pane, and leaves it selected. Sanity's editor accepts keys, and
 * notices a selection, after a moment that nothing signals: each step is repeated until it is done.
 */
async function writeLine(text: string): Promise<void> {
  const {page} = studio
  const editor = page.locator('[contenteditable=true]').last()
  const lines = editor.locator('[data-pt-block]')
  const before = await lines.count()
  await expect(async () => {
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await expect(lines.nth(before)).toBeVisible({timeout: 5000})
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('Shift+Home')
    await page.keyboard.type(text)
    await expect(lines.last()).toHaveText(text, {timeout: 5000})
  }).toPass()
  const strong = editor.locator('[data-mark=strong]', {hasText: text})
  await expect(async () => {
    if (await strong.isVisible()) return
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await toolbarButton('Bold').click()
    await expect(strong).toBeVisible({timeout: 2000})
  }).toPass()
}

test('emphasis, a link to another website and a link to a page reach the site', async ({browser}) => {
  const {page, product} = studio
  await openDocument(page, 'faq-causes', 'faqEntry')
  await field(page, 'answer.en').getByTestId('fullscreen-button-expand').click()
  await writeLine('Read on')
  await toolbarButton('Link to another website').click()
  await popover().getByRole('textbox').fill('example.org')
  await expectShown(page, 'Start with https://, mailto: or tel:, for example')
  await expect(publishButton(page)).toBeDisabled()
  await popover().getByRole('textbox').fill('https://www.example.org/guideline')
  await closePopover()

  await writeLine('Talk to us')
  await toolbarButton('Link to a page of this website').click()
  await popover().getByPlaceholder('Type to search').fill('Kontakt')
  await page.getByTestId('autocomplete-popover').getByText('Contact us').first().click()
  await closePopover()
  await publish(page)
  // A line that the editor added late, after it was added again, is empty.
  const written = (await stored(product, 'faq-causes'))?.answer.en.filter(
    ({children}: Line) => children[0]?.text,
  )
  expect(written.slice(-2)).toMatchObject([
    {style: 'normal', markDefs: [{_type: 'link'}], children: [{text: 'Read on'}]},
    {markDefs: [{_type: 'pageLink', target: {_type: 'reference', _ref: 'contactPage'}}]},
  ])
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

test('empty lines are refused as a text, and an emptied text is stored as none', async () => {
  const {page} = studio
  const english = async () => (await stored(studio.product, 'drafts.faq-causes'))?.answer.en
  const empty = async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
  }
  await page.locator('[contenteditable=true]').last().click()
  // The editor may not accept keys yet.
  await expect(async () => {
    await empty()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await english())?.length, {timeout: 3000}).toBe(2)
  }).toPass()
  await expect(publishButton(page)).toBeDisabled()
  await empty()
  await expect.poll(async () => (await english()) ?? 'nothing').toBe('nothing')
  await expect(publishButton(page)).toBeEnabled()
})
