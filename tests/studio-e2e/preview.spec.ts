import type {ConsoleMessage} from '@playwright/test'
import {chooseAction, expectOnSite, input, openDocument, publish, publishButton} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** A page before it is published, and what can be done after. */

/** While the page in the frame is loaded anew it answers nobody, on a busy machine for longer than the vendor's three seconds. */
const isSilenceWhileLoading = (message: ConsoleMessage) =>
  message.text().startsWith('[@sanity/comlink] Received no response to message')

const studio = studioForFile({isExpected: isSilenceWhileLoading})

/** The heading of the page in the frame. */
const shown = () => studio.page.frameLocator('iframe').first().locator('h1')

const inLanguage = (name: string) =>
  studio.page.getByRole('group', {name: 'Language of the preview'}).getByRole('button', {name})

test('the preview shows what is not published, in both languages', async () => {
  const {page, product} = studio
  await openDocument(page, 'teamPage', 'teamPage')
  await input(page, 'heading.de').fill('Wer wir sind')
  await input(page, 'heading.en').fill('Who we are')
  await expect(page.getByTestId('pane-footer').last()).toContainText('Saved')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await inLanguage('Deutsch').click()
  await expect(shown()).toHaveText('Wer wir sind')
  await inLanguage('English').click()
  await expect(shown()).toHaveText('Who we are')
  for (const address of ['/de/team', '/en/team'])
    expect(await (await fetch(product.siteUrl + address)).text()).not.toMatch(/Wer wir sind|Who we are/)
})

test('it follows what is typed', async () => {
  const {page} = studio
  await page.getByRole('tab', {name: 'Editing'}).click()
  await input(page, 'heading.en').fill('Who we really are')
  await expect(page.getByTestId('pane-footer').last()).toContainText('Saved')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await inLanguage('English').click()
  await expect(shown()).toHaveText('Who we really are')
})

/** The vendor's switch for editing by a click into the page. */
const editSwitch = () => studio.page.locator('[data-ui="Switch"] input, input[data-ui="Switch"]').first()

test('the Presentation tool opens in the language of the Studio, without a switch for what there is not', async () => {
  const {page} = studio
  await page.goto('/studio/presentation')
  await expect(page.frameLocator('iframe').first().locator('html')).toHaveAttribute('lang', 'en')
  await expect(editSwitch()).toBeAttached()
  await expect(editSwitch()).toBeHidden()
  await expect(page.getByTestId('preview-viewport-toggle')).toBeVisible()
})

test('the Presentation tool shows the same', async () => {
  const {page} = studio
  await page.goto('/studio/presentation?preview=/en/team')
  await expect(shown()).toHaveText('Who we really are')
})

test('where somebody chooses to see what is published there, the page follows, and back', async () => {
  const {page} = studio
  const choose = async (name: string) => {
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByRole('menu').getByText(name, {exact: true}).click()
  }
  // It waits for the page in the frame to be in touch.
  await expect(editSwitch()).toBeEnabled()
  const bar = page.frameLocator('iframe').first().locator('.preview-bar')
  await choose('Published')
  await expect(shown()).toHaveText('Our team')
  await expect(bar).toContainText('This is the published page')
  await choose('Drafts')
  await expect(shown()).toHaveText('Who we really are')
  await expect(bar).toContainText('with all unpublished changes')
})

test('“View on site” opens what visitors see', async () => {
  const {page, product} = studio
  await openDocument(page, 'teamPage', 'teamPage')
  await publish(page)
  await expectOnSite(product, '/en/team', 'Who we really are')
  const opening = page.context().waitForEvent('page')
  await chooseAction(page, 'View on site (English)')
  const site = await opening
  await expect(site).toHaveURL(/\/en\/team/)
  await expect(site.locator('h1')).toHaveText('Who we really are')
  await site.close()
})

test('publishing is undone, and undone again', async () => {
  const {page, product} = studio
  for (const expected of ['Our team', 'Who we really are']) {
    await chooseAction(page, 'Undo publishing')
    await page.getByRole('button', {name: 'Undo', exact: true}).click()
    await expectOnSite(product, '/en/team', expected)
    await expect(input(page, 'heading.en')).toHaveValue(expected)
  }
})

test('both stand in the history as publications', async () => {
  const {page} = studio
  const history = await studio.openTab()
  await history.goto(page.url())
  await history.getByTestId('pane-context-menu-button').last().click()
  await history.getByRole('menuitem', {name: 'History'}).click()
  await history.getByTestId('document-header-Published-chip').click()
  const entries = history.getByTestId('timeline-item-button')
  for (const place of [0, 1]) await expect(entries.nth(place)).toContainText('Published')
  await history.close()
})

test('a page can be neither deleted, unpublished nor duplicated', async () => {
  const {page} = studio
  await expect(publishButton(page)).toBeVisible()
  await page.getByTestId('action-menu-button').last().click()
  await expect(page.getByRole('menuitem', {name: /view on site/i}).first()).toBeVisible()
  await expect(page.getByRole('menuitem', {name: /delete|unpublish|duplicate/i})).toHaveCount(0)
  await page.keyboard.press('Escape')
})

test('whoever leaves a preview before it opens leaves no key to it behind', async () => {
  const {page, product} = studio
  const keys = () =>
    product.content({perspective: 'raw'}).fetch('*[_type == "sanity.previewUrlSecret"]|order(_id)._id')
  const before = await keys()
  const status = '**/preview/status'
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route(status, async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.continue()
    })
  })
  await openDocument(page, 'aboutPage', 'aboutPage')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await asked
  await page.getByRole('tab', {name: 'Editing'}).click()
  await expect(page.getByTestId('preview-pane')).toHaveCount(0)
  const answered = page.waitForResponse(status)
  answer()
  await answered
  // As long as it would take to make one.
  await page.waitForTimeout(2000)
  expect(await keys()).toEqual(before)
  await page.unroute(status)
})

test('where the content store does not answer, the preview says so, and opens when it does', async () => {
  const {page, product} = studio
  const signal = (name: NodeJS.Signals) => process.kill(product.lake.pid() as number, name)
  const pane = page.getByTestId('preview-pane')
  const loadAgain = pane.getByRole('button', {name: 'Load again'})
  await openDocument(page, 'aboutPage', 'aboutPage')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await expect(shown()).toHaveText('About us')
  try {
    signal('SIGSTOP')
    await loadAgain.click()
    await expect(pane.getByRole('status')).toHaveText('Opening the preview …', {timeout: 1000})
    await expect(pane.locator('iframe')).toHaveCount(0)
    await expect(pane.getByRole('alert')).toHaveText(/^The content store has not answered for 10 seconds\./)
    await loadAgain.click()
    await expect(pane.getByRole('status')).toHaveText('Opening the preview …')
  } finally {
    signal('SIGCONT')
  }
  await expect(shown()).toHaveText('About us')
})
