import type {Locator} from '@playwright/test'
import {
  chooseAction,
  expectOnSite,
  goTo,
  input,
  openDocument,
  openHistory,
  openMenu,
  publish,
  publishButton,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

const studio = studioForFile()

const frame = () => studio.page.frameLocator('iframe').first()
const heading = () => frame().locator('h1')
const outline = () => frame().locator('.edit-frame')

/** Shows the preview of a page, with the overlay that opens fields. */
async function show(address: string, document = '') {
  const {page, product} = studio
  await goTo(page, `/studio/presentation${document}?preview=${address}`)
  const paths = () => page.frames().map((one) => new URL(one.url(), product.siteUrl).pathname)
  await expect.poll(paths).toContain(address)
  await expect(frame().locator('.preview-bar button')).toHaveAttribute('aria-pressed', 'true')
}

test('the preview shows drafts in both languages and follows the form, and the site does not', async () => {
  const {page, product} = studio
  const inLanguage = (name: string) =>
    page.getByRole('group', {name: 'Language of the preview'}).getByRole('button', {name})
  await openDocument(page, 'teamPage', 'teamPage')
  await input(page, 'heading.de').fill('Wer wir sind')
  await input(page, 'heading.en').fill('Who we are')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await inLanguage('German').click()
  await expect(heading()).toContainText('Wer wir sind')
  await inLanguage('English').click()
  await expect(heading()).toContainText('Who we are')
  for (const address of ['/de/team', '/en/team'])
    expect(await (await fetch(product.siteUrl + address)).text()).not.toMatch(/Wer wir sind|Who we are/)
  await page.getByRole('tab', {name: 'Editing'}).click()
  await input(page, 'heading.en').fill('Who we really are')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await inLanguage('English').click()
  await expect(heading()).toContainText('Who we really are')
  await frame().locator('p.lead').first().hover()
  await expect(outline()).toHaveText(/, Introduction, English$/)
})

test('the Presentation tool shows drafts or the published page, as chosen', async () => {
  const {page} = studio
  const address = '/studio/presentation?preview=/en/team'
  await page.goto(address)
  await expect(heading()).toContainText('Who we really are', {timeout: 90_000})
  await expect(frame().locator('html')).toHaveAttribute('lang', 'en')
  // Sanity's menu does the same, but the loading form beside the page would close the menu.
  await goTo(page, `${address}&perspective=published`)
  await expect(heading()).toContainText('Our team')
  await goTo(page, address)
  await expect(heading()).toContainText('Who we really are')
})

/** By page: elements to click, and the field that each one opens. */
const clicks: Record<string, [selector: string, field: string][]> = {
  '/en': [
    ['h1', 'homePage/heading.en'],
    ['p.lead >> nth=0', 'homePage/intro.en'],
    ['.demo-ribbon', 'siteSettings/demoNotice.en'],
    ['.donate-link:visible', 'siteSettings/donateLink.label.en'],
    ['a:text("Get in touch") >> nth=0', 'homePage/doors[_key=="item1"].link.label.en'],
    ['summary:has-text("More signs") >> nth=0', 'emergencyNote/moreLabel.en'],
    ['h3:text("Plan for emergencies")', 'homePage/firstSteps.steps[_key=="item2"].title.en'],
    ['#main img:visible >> nth=0', 'homePage/picture'],
    ['h3:text("What causes sickle cell disease?")', 'faq-causes/question.en'],
    ['footer h2:text("Help")', 'siteSettings/footerColumns[_key=="item1"].title.en'],
    ['footer a:text("Our team")', 'siteSettings/footerColumns[_key=="item3"].links[_key=="item2"].label.en'],
    ['footer label[for]', 'siteSettings/newsletter.emailLabel.en'],
  ],
  '/de/contact': [
    ['h1', 'contactPage/heading.de'],
    ['h2:text("Nachricht schreiben")', 'contactPage/formHeading.de'],
    ['main a[href^="tel:"] >> nth=0', 'siteSettings/phones[_key=="item1"].number'],
    ['main a[href^="mailto:"] >> nth=0', 'siteSettings/emails[_key=="item1"].address'],
    ['#message label[for] >> nth=0', 'contactPage/nameLabel.de'],
    ['#message button[type=submit]', 'contactPage/submitLabel.de'],
  ],
  // A click at fractional coordinates opens the field, and does not send the form.
  '/en/licences': [
    ['button[value=D1E] .visually-hidden', 'licence-d1e/symbol'],
    ['main:not(:has(form [aria-pressed=true])) h1', 'licencePage/heading.en'],
  ],
  '/en/licences/c1e': [
    ['h1', 'licence-c1e/title.en'],
    ['main .prose p >> nth=0', 'licence-c1e/description.en[_key'],
  ],
}

test('a click on a text or picture of the page opens its field', async () => {
  const {page} = studio
  for (const [address, rows] of Object.entries(clicks)) {
    await show(address)
    for (const [selector, field] of rows) {
      await frame().locator(selector).click()
      const [id, path = ''] = field.split('/')
      await expect.poll(() => decodeURIComponent(page.url()), {message: field}).toContain(`/${id}/${path}`)
      await expect(outline()).toBeVisible()
    }
  }
})

test('the document under the pointer is loaded before a click', {tag: '@nightly'}, async () => {
  const {page} = studio
  await page.reload()
  await show('/en')
  const loaded = page.waitForRequest(/\/doc\/.*siteSettings.*document\.pair\.fetch/)
  await frame().locator('.demo-ribbon').hover()
  await loaded
})

test('the opened field is in view and has the cursor, in formatted texts at the clicked words', async () => {
  const {page} = studio
  await page.emulateMedia({reducedMotion: 'no-preference'})
  const open = async (selector: string) => {
    await show('/en')
    await frame().locator(selector).first().click()
  }
  await open('.emergency strong:has-text("Trouble breathing")')
  await expect(page.locator('[data-pt-editor]:focus')).toBeInViewport()
  await expect(page.getByRole('button', {name: 'Bold', disabled: false}).first()).toBeInViewport()
  await page.keyboard.type('Sudden ')
  await expect(frame().getByText('Sudden Trouble breathing').first()).toBeVisible()
  await open('a[href="tel:112"]')
  await expect(input(page, 'callLabel.en')).toBeFocused()
  await expect(input(page, 'callLabel.en')).toBeInViewport()
  await page.keyboard.type(' now')
  await expect(input(page, 'callLabel.en')).toHaveValue(/ now$/)
  // In another tab of the same form; the rest of the tab appears later, above and below the field.
  await show('/en', '/homePage/homePage')
  await expect(input(page, 'title.en')).toBeVisible()
  await frame().locator('text=/^One quarter: the child does/').first().click()
  await expect(input(page, 'inheritance.unaffected.text.en')).toBeFocused()
  await expect(input(page, 'education.eyebrow.en')).toBeVisible()
  await expect(input(page, 'inheritance.unaffected.text.en')).toBeInViewport()
  await page.emulateMedia({reducedMotion: 'reduce'})
})

test('on a slow computer, it stays in view while the texts above it grow', {tag: '@nightly'}, async () => {
  const {page} = studio
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', {rate: 3})
  await show('/en')
  await frame().locator('a[href="tel:112"]').first().click()
  await expect(input(page, 'callLabel.en')).toBeFocused()
  await expect(page.getByRole('button', {name: 'Bold'}).first()).toBeAttached()
  await expect(input(page, 'callLabel.en')).toBeInViewport()
  await slow.detach()
})

test('letters typed right after a click reach the field that opens, and not the one before', async () => {
  const {page} = studio
  async function clickAndType(selector: string) {
    await frame().locator(selector).first().click()
    await page.keyboard.type('Briefly: ')
  }
  await show('/en')
  await frame().locator('h1').click()
  await expect(input(page, 'heading.en')).toBeFocused()
  await clickAndType('p.lead')
  await expect(input(page, 'intro.en')).toHaveValue(/Briefly: /)
  // The same path, in two documents.
  await frame().locator('h3:text("What causes sickle cell disease?")').click()
  await expect(input(page, 'question.en')).toHaveValue(/^What causes/)
  await expect(input(page, 'question.en')).toBeFocused()
  await clickAndType('h3:text("Can it be prevented?")')
  await expect(input(page, 'question.en')).toHaveValue(/^Can.+Briefly: $/)
  // From the page to a formatted text.
  await show('/en/licences/c1e')
  await frame()
    .locator('main')
    .click({position: {x: 4, y: 400}})
  await clickAndType('main .prose p')
  await expect(page.locator('[data-pt-editor]:focus')).toContainText('Briefly: ')
})

test('a field with focus shows its place on the page, and the keyboard opens fields as well', async () => {
  const {page} = studio
  await show('/en', '/homePage/homePage')
  await page.getByRole('tab', {name: 'Questions and donating'}).click()
  await input(page, 'donate.heading.en').focus()
  await expect(frame().getByText('Would you like to help?')).toBeInViewport()
  await expect(outline()).toHaveText(/^Home, .+, Heading, English$/)
  await input(page, 'donate.heading.en').fill('Would you like to give?')
  await expect(frame().getByText('Would you like to give?')).toBeInViewport()
  // Another slide, beside the one in view.
  const slide = (position: number) => frame().getByRole('group', {name: `${position} of 4`})
  await show('/en', '/homePage/homePage/slides%5B_key%3D%3D%22item3%22%5D.heading.en')
  await expect(slide(3).locator('h2')).toBeInViewport({ratio: 1})
  await show('/en', '/homePage/homePage/slides%5B_key%3D%3D%22item1%22%5D.heading.en')
  await expect(slide(1).locator('h2')).toBeInViewport({ratio: 1})
  await expect(outline()).toBeInViewport()
  await frame().locator('.preview-bar button').press('Tab')
  await frame().locator('h1').press('Enter')
  await expect(input(page, 'heading.en')).toBeFocused()
  // A field that has lost the focus opens again, in the same part of the form.
  await input(page, 'heading.en').blur()
  await frame().locator('h1').press('Enter')
  await expect(input(page, 'heading.en')).toBeFocused()
  await expect(page.getByRole('tab', {name: 'Top'})).toHaveAttribute('aria-selected', 'true')
  // The outline moves along with its text.
  await frame()
    .locator('.preview-bar')
    .evaluate((bar) => {
      bar.style.paddingBlock = '3rem'
    })
  const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => (await top(outline())) - (await top(heading()))).toBe(0)
  // The Tab key goes from text to text, and does not stop at groups of them.
  await input(page, 'heading.en').press('Tab')
  await expect(input(page, 'intro.de')).toBeFocused()
  // The title has no place on the page.
  await input(page, 'title.en').focus()
  await expect(outline()).toBeHidden()
  // Copied text contains no invisible source marks.
  const copied = await frame()
    .locator('h1')
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      const clipboardData = new DataTransfer()
      document.dispatchEvent(new ClipboardEvent('copy', {clipboardData}))
      return clipboardData.getData('text/plain')
    })
  expect(copied).toBe('Together we can make a difference')
  await frame().locator('footer input[name=email]').fill('preview@example.org')
  await frame().locator('footer input[name=email]').press('Enter')
  await expect(frame().locator('footer .newsletter').getByRole('status')).toContainText('Thank you')
  // Slow enough to start a prefetch on a visitor's page.
  await frame()
    .locator('footer a:text("Our team")')
    .click({modifiers: ['Alt'], delay: 500})
  await expect(heading()).toContainText('Who we really are')
})

test('in a narrow window, a click on a text leads to its form', {tag: '@nightly'}, async () => {
  const {page} = studio
  await page.setViewportSize({width: 360, height: 740})
  await show('/en')
  await frame().locator('h1').click()
  await expect(input(page, 'heading.en')).toBeFocused()
  await expect(input(page, 'heading.en')).toBeInViewport()
  // The rest of the form has appeared, and it can be scrolled.
  await expect(input(page, 'title.en')).toBeVisible()
  const top = async () => (await input(page, 'heading.en').boundingBox())?.y ?? 0
  const before = await top()
  await page.mouse.wheel(0, -100)
  await expect.poll(top).toBeGreaterThan(before + 50)
  // It stays where it is when the focus leaves the fields.
  const scrolled = await top()
  await openMenu(page, 'action-menu-button')
  expect(await top()).toBe(scrolled)
  await page.keyboard.press('Escape')
  // The page is still there, in the other tab of the Presentation tool.
  expect(page.url()).toContain('/studio/presentation/homePage')
  await page.getByRole('tab', {name: 'Preview'}).click()
  await expect(frame().locator('h1')).toBeInViewport()
  await page.setViewportSize({width: 1440, height: 900})
})

test('a page that moves the focus to its results leaves it in the form', {tag: '@nightly'}, async () => {
  const {page} = studio
  await show('/en/licences')
  await heading().click()
  await expect(input(page, 'heading.en')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' of every kind', {delay: 70})
  await expect(heading()).toContainText(' of every kind')
  await expect(input(page, 'heading.en')).toHaveValue(/ of every kind$/)
  // With Alt held down, a click does what it does for visitors.
  await frame()
    .locator('button[value=D1][aria-pressed]')
    .click({modifiers: ['Alt']})
  await expect.poll(() => decodeURIComponent(page.url())).toContain('?held=D1')
  await expect(frame().locator('button[value=D1][aria-pressed]')).toHaveAttribute('aria-pressed', 'true')
  expect(page.url()).not.toContain('results')
})

test('publishing is undone, and undone again; both are in the history', async () => {
  const {page, product} = studio
  await goTo(page, '/studio/structure')
  await openDocument(page, 'teamPage', 'teamPage')
  await publish(page)
  await expectOnSite(product, '/en/team', 'Who we really are')
  const opening = page.context().waitForEvent('page')
  await chooseAction(page, 'View on site (English)')
  const site = await opening
  await expect(site.locator('h1')).toHaveText('Who we really are')
  await site.close()
  for (const expected of ['Our team', 'Who we really are']) {
    await chooseAction(page, 'Undo publishing')
    await page.getByRole('button', {name: 'Undo', exact: true}).click()
    await expectOnSite(product, '/en/team', expected)
    await expect(input(page, 'heading.en')).toHaveValue(expected)
  }
  // Pages are singletons, so staff cannot delete, unpublish or duplicate them.
  await expect(publishButton(page)).toBeVisible()
  await openMenu(page, 'action-menu-button')
  await expect(page.getByRole('menuitem', {name: /view on site/i}).first()).toBeVisible()
  await expect(page.getByRole('menuitem', {name: /delete|unpublish|duplicate/i})).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openHistory(page)
  for (const place of [0, 1])
    await expect(page.getByTestId('timeline-item-button').nth(place)).toContainText('Published')
})
