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

/** Formatted text: emphasis, and links to other websites and to the site's own pages. */

const studio = studioForFile()

/** A toolbar button of the text with the cursor. */
const toolbarButton = (name: string) => studio.page.getByRole('button', {name, disabled: false})

const popover = () => studio.page.getByTestId('popover-edit-dialog')
/** Waits until the popover is gone, because a click beside an open popover only closes it. */
async function closePopover(): Promise<void> {
  await popover().getByTestId('close-popover-edit-dialog-button').click()
  await expect(popover()).toBeHidden()
}

const editor = () => studio.page.locator('[contenteditable=true]').last()

const line = (text: string) => ({
  _key: text.slice(0, 4),
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 'span', _type: 'span', marks: [], text}],
})

/** Emphasises and selects a line. Retries, because nothing signals when Sanity’s editor has noticed a selection. */
async function emphasise(text: string): Promise<void> {
  const {page} = studio
  const strong = editor().locator('[data-mark=strong]', {hasText: text})
  await expect(async () => {
    if (await strong.isVisible()) return
    await editor().locator('[data-pt-block]', {hasText: text}).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    // Until the editor has noticed the selection, the button may belong to another line.
    await expect(toolbarButton('Bold')).not.toHaveAttribute('data-selected', {timeout: 2000})
    await toolbarButton('Bold').click()
    await expect(strong).toBeVisible({timeout: 2000})
  }).toPass()
}

test('emphasis, a link to another website and a link to a page reach the site', async ({browser}) => {
  const {page, product} = studio
  const lines = [line('Read on'), line('Talk to us')]
  await product.content().patch('faq-causes').append('answer.en', lines).commit()
  // On phones, Sanity would hide the buttons in a menu, and scroll away from the popover.
  await page.setViewportSize({width: 360, height: 800})
  await openDocument(page, 'faq-causes', 'faqEntry')
  await field(page, 'answer.en').locator('[contenteditable=true]').click()
  await emphasise('Read on')
  await toolbarButton('Link to another website').click()
  await popover().getByRole('textbox').fill('example.org')
  await expectShown(page, 'Enter the full address without spaces, for example')
  await expect(publishButton(page)).toBeDisabled()
  await popover().getByRole('textbox').fill('https://www.example.org/guideline')
  await closePopover()

  await page.setViewportSize({width: 1440, height: 900})
  await field(page, 'answer.en').getByTestId('fullscreen-button-expand').click()
  await emphasise('Talk to us')
  await toolbarButton('Link to a page of this website').click()
  await popover().getByPlaceholder('Type to search').fill('Kontakt')
  await page.getByTestId('autocomplete-popover').getByText('Contact us').first().click()
  await closePopover()
  await publish(page)
  expect((await stored(product, 'faq-causes'))?.answer.en.slice(-2)).toMatchObject([
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

test('what is typed right before publishing is published as typed', async () => {
  const {page, product} = studio
  const end = async (id: string) => JSON.stringify((await stored(product, id))?.answer.en.at(-1)) ?? ''
  await editor().locator('[data-pt-block]', {hasText: 'Talk to us'}).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  await expect.poll(() => end('drafts.faq-causes')).toContain('today')
  await expect(page.getByTestId('pane-footer')).not.toContainText('Saving')
  await expect(publishButton(page)).toBeEnabled()
  await page.keyboard.type(", 'please'")
  await page.keyboard.press('Control+Alt+P')
  await expect.poll(() => end('faq-causes')).toContain('today')
  expect(await end('faq-causes')).toContain("today, 'please'")
})

test('empty lines are refused as a text, and an emptied text is stored as none', {
  tag: '@nightly',
}, async () => {
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
