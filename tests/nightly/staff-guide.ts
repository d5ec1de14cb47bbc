// npm run staff-guide: takes the pictures of docs/staff-guide.*.md from the running Studio with the seed. An argument names
// another folder.
import {mkdir, rm} from 'node:fs/promises'
import {join, relative, resolve} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {type Browser, chromium, type Locator, type Page} from '@playwright/test'
import sharp from 'sharp'
import {parseEnv} from '../../app/platform/environment.ts'
import {settingsFrom} from '../../local/settings.ts'
import {buildSite} from '../../local/site-build.ts'
import {buildStudio} from '../../local/studio-build.ts'
import {ensureBrowser} from '../runner/browser.ts'
import {field, input, openDocument, stored} from '../studio-e2e/support/desk.ts'
import {type Product, startProduct} from '../support/product.ts'

const root = resolve(import.meta.dirname, '../..')
const viewport = {width: 1280, height: 880}
const folder = resolve(process.argv[2] ?? join(root, 'docs/images/staff-guide'))

/** Labels of the Studio's buttons in both languages. */
const words = {
  de: {
    locale: 'de-DE',
    publish: 'Veröffentlichen',
    published: 'Online',
    preview: 'Vorschau',
    undo: 'Letzte Veröffentlichung rückgängig machen',
    confirmUndo: 'Rückgängig machen',
    history: 'Verlauf',
    contact: 'Kontakt',
    order: 'In der Reihenfolge der Website',
    heading: 'Wir sind für Sie da',
  },
  en: {
    locale: 'en-US',
    publish: 'Publish',
    published: 'Published',
    preview: 'Preview',
    undo: 'Undo publishing',
    confirmUndo: 'Undo',
    history: 'History',
    contact: 'Contact',
    order: 'In the order of the website',
    heading: 'We are here for you',
  },
}

type Language = keyof typeof words

/** A Studio session that takes pictures. */
interface Tour {
  page: Page
  product: Product
  language: Language
  /** Takes a picture with frames around its subjects. */
  keep(name: string, ...marked: Locator[]): Promise<void>
}

const chapters: ((tour: Tour) => Promise<void>)[] = [
  async function open({page, keep}) {
    await page.goto('/studio/structure')
    await page.getByTestId('default-preview').first().waitFor()
    // High enough for the whole list.
    await page.setViewportSize({...viewport, height: 1180})
    await keep('1-open', page.getByTestId('structure-tool-list-pane'))
    await page.setViewportSize(viewport)
  },

  async function change({page, product, language, keep}) {
    const {heading, publish} = words[language]
    await openDocument(page, 'contactPage', 'contactPage')
    await input(page, `heading.${language}`).fill(heading)
    await until(async () => (await stored(product, 'drafts.contactPage'))?.heading[language] === heading)
    await inTheMiddle(field(page, 'heading'))
    await keep('2-text', field(page, 'heading'), page.getByRole('button', {name: publish, exact: true}))
  },

  async function preview({page, language, keep}) {
    const tab = page.getByRole('tab', {name: words[language].preview})
    await tab.click()
    const shown = page.frameLocator('iframe').first()
    await shown.locator('.preview-bar button[aria-pressed=true]').waitFor()
    await shown.getByRole('heading', {level: 1}).hover()
    await keep('3-preview', tab)
  },

  async function publish({page, product, language, keep}) {
    await openDocument(page, 'contactPage', 'contactPage')
    const button = page.getByRole('button', {name: words[language].publish, exact: true})
    // Sanity ignores a click while it checks new input.
    await until(async () => {
      if (await button.isEnabled()) await button.click({timeout: 2000}).catch(() => undefined)
      return !(await stored(product, 'drafts.contactPage'))
    })
    await page.getByTestId('action-menu-button').click()
    await keep('3-view', page.getByRole('menu'))
    await page.keyboard.press('Escape')
  },

  async function undo({page, language, keep}) {
    await page.getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', {name: words[language].undo}).click()
    await keep('8-undo', page.getByRole('button', {name: words[language].confirmUndo, exact: true}))
  },

  async function history({page, language, keep}) {
    await openDocument(page, 'contactPage', 'contactPage')
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', {name: words[language].history}).click()
    const chip = page.getByTestId(`document-header-${words[language].published}-chip`)
    if (await chip.isVisible()) await chip.click()
    const former = page.getByTestId('timeline-item-button').nth(1)
    await former.click()
    await keep('8-history', former, page.getByTestId('pane-footer'))
  },

  async function picture({page, keep}) {
    await openDocument(page, 'team-1', 'teamMember')
    const options = page.getByTestId('options-menu-button')
    await options.waitFor()
    // Until all fields above have their height.
    await sleep(1_500)
    await inTheMiddle(options)
    await options.click()
    await keep('4-replace', page.getByRole('menu'))
    await page.keyboard.press('Escape')
    await page.getByTestId('options-menu-edit-details').click()
    const canvas = page.getByRole('dialog').locator('svg:has(svg), svg:has(image)').first()
    await canvas.waitFor()
    await keep('4-focus', canvas)
  },

  async function question({page, language, keep}) {
    await page.goto('/studio/structure/faqEntry')
    await page.getByRole('list', {name: words[language].order}).waitFor()
    await keep('5-question', page.getByTestId('action-intent-button').last())
  },

  async function order({page, language, keep}) {
    await page.goto('/studio/structure/teamMember')
    const row = page.getByRole('list', {name: words[language].order}).getByRole('listitem').nth(2)
    await row.waitFor()
    await keep('6-order', row)
  },

  async function team({page, keep}) {
    await openDocument(page, 'team-4', 'teamMember')
    await page.getByTestId('action-menu-button').click()
    await keep('7-team', page.getByRole('menu'))
  },

  async function translations({page, keep}) {
    await page.goto('/studio/structure/translations')
    await page.getByRole('region').nth(1).waitFor()
    await keep('9-translations', page.getByRole('region').nth(1))
  },

  async function settings({page, language, keep}) {
    await openDocument(page, 'siteSettings', 'siteSettings')
    await page.getByRole('tab', {name: words[language].contact}).click()
    await keep('10-settings', field(page, 'phones'))
  },
]

/** Waits for a condition outside a page. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await isSo()); await sleep(100))
    if (Date.now() > deadline) throw new Error('The Studio has not done what it was asked for.')
}

const inTheMiddle = (element: Locator) => element.evaluate((node) => node.scrollIntoView({block: 'center'}))

/** Draws frames around a picture's subjects and removes former ones. */
async function mark(page: Page, elements: Locator[]): Promise<void> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()))
  await page.evaluate((places) => {
    for (const former of document.querySelectorAll('.staff-guide-mark')) former.remove()
    for (const place of places) {
      if (!place) continue
      const frame = document.createElement('div')
      frame.className = 'staff-guide-mark'
      Object.assign(frame.style, {
        position: 'fixed',
        zIndex: '2147483647',
        pointerEvents: 'none',
        left: `${place.x - 6}px`,
        top: `${place.y - 6}px`,
        width: `${place.width + 12}px`,
        height: `${place.height + 12}px`,
        boxSizing: 'border-box',
        border: '3px solid #7b1538',
        borderRadius: '8px',
      })
      document.body.append(frame)
    }
  }, boxes)
}

/** Takes all pictures in one language, with a separate dataset. */
async function take(browser: Browser, language: Language): Promise<void> {
  const product = await startProduct()
  try {
    const page = await browser.newPage({
      baseURL: product.siteUrl,
      locale: words[language].locale,
      viewport,
      reducedMotion: 'reduce',
    })
    page.setDefaultTimeout(60_000)
    const keep: Tour['keep'] = async (name, ...marked) => {
      // List pictures and menus are animated; nothing signals the end.
      await sleep(1_500)
      await mark(page, marked)
      const file = join(folder, `${language}-${name}.webp`)
      const {size} = await sharp(await page.screenshot())
        .resize({width: 1100})
        .webp({quality: 82, effort: 6, smartSubsample: true})
        .toFile(file)
      console.log(`${Math.round(size / 1000)} kB  ${relative(root, file)}`)
      await mark(page, [])
    }
    for (const chapter of chapters) await chapter({page, product, language, keep})
    await page.close()
  } finally {
    await product.stop()
  }
}

await buildSite(root)
await buildStudio(root, settingsFrom(parseEnv({}), root).studio)
await rm(folder, {recursive: true, force: true})
await mkdir(folder, {recursive: true})
const browser = await chromium.launch({
  executablePath: await ensureBrowser(root),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const language of ['de', 'en'] as const) await take(browser, language)
await browser.close()
