import {expect, type Page, test, type Worker} from '@playwright/test'
import {problemsIn} from '../support/browser-problems.ts'
import {type Product, startProduct} from '../support/product.ts'
import {expectAccessible} from './support/axe.ts'
import {kept as keptIn} from './support/offline.ts'
import {addressOf, languages, pages} from './support/pages.ts'
import {isTakenOver} from './support/test.ts'

/** Consent, and what a device has saved: on a product of its own, whose settings change. */

test.describe.configure({mode: 'serial', timeout: 240_000})
test.use({contextOptions: {reducedMotion: 'reduce'}})

const say = {
  de: {
    heading: 'Dürfen wir melden, dass Sie WhatsApp öffnen?',
    none: 'Sie haben noch nicht entschieden.',
    agree: 'Ich stimme zu',
    refuse: 'Ich stimme nicht zu',
    withdraw: 'Zustimmung widerrufen',
    agreed: 'Sie haben zugestimmt.',
    refused: 'Sie haben abgelehnt.',
    outdated: 'Dieser Text hat sich seit Ihrer Entscheidung geändert.',
    saysNo: 'Das gilt als Nein',
    show: 'Zeigen, was gesendet würde',
    whatsapp: /^Auf WhatsApp schreiben/,
    draft: 'was Sie in ein Formular getippt',
    remove: 'Löschen, was dieses Gerät gespeichert hat',
    nothing: 'Zurzeit ist hier nichts von dieser Website gespeichert.',
    noScript: 'Entscheiden können Sie hier nur mit JavaScript',
    byHand: 'Öffnen Sie die Einstellungen Ihres Browsers',
  },
  en: {
    heading: 'May we report that you open WhatsApp?',
    none: 'You have not decided yet.',
    agree: 'I agree',
    refuse: 'I do not agree',
    withdraw: 'Withdraw my consent',
    agreed: 'You have agreed.',
    refused: 'You have refused.',
    outdated: 'This text has changed since you decided.',
    saysNo: 'That counts as a no',
    show: 'Show what would be sent',
    whatsapp: /^Chat on WhatsApp/,
    draft: 'what you have typed into a form',
    remove: 'Delete what this device saved',
    nothing: 'At the moment nothing of this website is saved here.',
    noScript: 'Deciding takes JavaScript',
    byHand: 'open the settings of your browser',
  },
}

let product: Product
let problems: Set<string>

test.beforeAll(async () => {
  product = await startProduct({lookups: true})
})
test.afterAll(() => product.stop())

test.beforeEach(async ({context}) => {
  // The chat itself is not ours to open.
  await context.route('https://wa.me/**', (route) => route.abort())
  problems = problemsIn(context, product.siteUrl, (message) =>
    message.location().url.startsWith('https://wa.me/'),
  )
})
test.afterEach(() => {
  const ours = [...problems].filter((problem) => !/another host: https:\/\/wa\.me\//.test(problem))
  expect(ours).toEqual([])
})

async function visit(page: Page, path: string, scripts = true) {
  await page.goto(product.siteUrl + path)
  if (scripts) await isTakenOver(page)
}

const asked = async (): Promise<string[]> =>
  (await fetch(product.foundationUrl.replace('/api/v1', '/lookups/asked'))).json()

async function set(settings: Record<string, unknown>) {
  await product.content().patch('siteSettings').set(settings).commit()
}

const consentOf = (page: Page, language: 'de' | 'en') => {
  const words = say[language]
  const section = page.getByRole('region', {name: words.heading})
  return {
    section,
    status: section.getByRole('status').last(),
    button: (name: string) => section.getByRole('button', {name, exact: true}),
  }
}

/** From now on a service worker notes what it is at work on, beside its answers. */
const noteWork = (worker: Worker) =>
  worker.evaluate(() => {
    const {prototype} = Reflect.get(globalThis, 'ExtendableEvent')
    const {waitUntil} = prototype
    const work: Promise<unknown>[] = []
    prototype.waitUntil = function (promise: Promise<unknown>) {
      work.push(promise)
      return waitUntil.call(this, promise)
    }
    Object.assign(globalThis, {work})
  })

/** Waits until all of that is done. Returns how much it was. */
const endOfWork = (worker: Worker) =>
  worker.evaluate(async () => {
    const work: Promise<unknown>[] = Reflect.get(globalThis, 'work')
    for (let seen = 0; seen < work.length; ) {
      seen = work.length
      await Promise.allSettled(work)
    }
    return work.length
  })

/** Opens the chat; returns once its tab is there. */
async function openChat(page: Page, language: 'de' | 'en') {
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', {name: say[language].whatsapp}).click()
  await (await tab).close()
}

test('switched off, nobody is asked, and nothing is saved or set by reading', async ({page, context}) => {
  for (const language of languages)
    for (const {path} of pages) {
      await visit(page, addressOf(language, path))
      expect(await context.cookies(), path).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage)), path).toEqual([])
    }
  await visit(page, '/en/privacy')
  await expect(page.getByRole('button', {name: say.en.remove})).toBeVisible()
  await expect(consentOf(page, 'en').section).toHaveCount(0)
  await openChat(page, 'en')
  expect(await asked()).toEqual([])
})

for (const language of languages)
  test(`${language}: consent is given, used, withdrawn`, async ({page}) => {
    const words = say[language]
    await set({'whatsappTracking.enabled': true})
    const {section, status, button} = consentOf(page, language)
    await expect(async () => {
      await visit(page, addressOf(language, '/privacy'))
      await expect(section).toBeVisible({timeout: 500})
    }).toPass()
    await expect(status).toContainText(words.none)
    await expectAccessible(page, 'asked')
    const [agree, refuse] = [button(words.agree), button(words.refuse)]
    const look = (one: typeof agree) =>
      one.evaluate((element) => {
        const {color, backgroundColor, borderColor, fontSize, fontWeight, height} = getComputedStyle(element)
        return {color, backgroundColor, borderColor, fontSize, fontWeight, height}
      })
    expect(await look(agree)).toEqual(await look(refuse))
    const before = {asked: await asked(), inbox: await product.inbox()}
    await openChat(page, language)
    expect(await asked()).toEqual(before.asked)

    await button(words.show).click()
    await expect(section).toContainText('IP address: 203.0.113.7')
    expect(await product.inbox()).toEqual(before.inbox)

    await agree.click()
    await expect(status).toContainText(words.agreed)
    await expectAccessible(page, 'agreed')
    const told = page.waitForResponse((response) => response.url().endsWith('/whatsapp/click'))
    await visit(page, addressOf(language, '/about'))
    await openChat(page, language)
    expect((await told).status()).toBe(204)
    // The same report is not sent twice in a day, so the second language finds it sent.
    await expect
      .poll(async () => (await product.inbox()).filter(({subject}) => subject?.startsWith('WhatsApp')).length)
      .toBe(1)

    await visit(page, addressOf(language, '/privacy'))
    await button(words.withdraw).click()
    await expect(status).toContainText(words.refused)
    const count = (await asked()).length
    await openChat(page, language)
    await visit(page, addressOf(language, '/privacy'))
    await expect(status).toContainText(words.refused)
    expect(await asked()).toHaveLength(count)
  })

test('a changed text asks again', async ({page}) => {
  const {status, button} = consentOf(page, 'en')
  await visit(page, '/en/privacy')
  await button(say.en.agree).click()
  await expect(status).toContainText(say.en.agreed)
  await set({'whatsappTracking.duration.de': 'Zwei Monate.'})
  await expect(async () => {
    await visit(page, '/en/privacy')
    await expect(status).toContainText(say.en.outdated, {timeout: 500})
  }).toPass()
  const count = (await asked()).length
  await openChat(page, 'en')
  expect(await asked()).toHaveLength(count)
})

test('a browser with Global Privacy Control is not asked', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
  )
  await visit(page, '/de/privacy')
  const {section, button} = consentOf(page, 'de')
  await expect(section).toContainText(say.de.saysNo)
  await expect(button(say.de.agree)).toHaveCount(0)
  await expectAccessible(page, 'browser says no')
})

for (const language of languages)
  test(`${language}: what the device has saved is told and deleted`, async ({page, context}) => {
    const words = say[language]
    const coming = context.waitForEvent('serviceworker')
    await visit(page, addressOf(language, '/privacy'))
    const worker = await coming
    await noteWork(worker)
    await consentOf(page, language).button(words.refuse).click()
    await page.evaluate(async () => {
      localStorage.setItem('language', 'en')
      sessionStorage.setItem('draft:contact', 'text')
      // Somebody has it open, as the service worker has.
      const opening = indexedDB.open('open', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('times').put(1, 'page')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      Object.assign(window, {held: opening.result})
      // biome-ignore lint/suspicious/noDocumentCookie: as the site sets it
      document.cookie = 'language=en; path=/; max-age=1000; samesite=lax'
      return caches.open('pages')
    })
    await consentOf(page, language).button(words.agree).click()
    const saved = page.locator('section:has(#saved-on-device)')
    for (const name of ['language', 'consent', words.draft, 'pages', 'open'])
      await expect(saved.getByRole('listitem').filter({hasText: name}).first()).toBeVisible()
    // Until the service worker has kept what it keeps of a first visit.
    await expect.poll(() => keptIn(page, 'pages')).toContain(addressOf(language, '/privacy'))
    const before = await endOfWork(worker)
    await saved.getByRole('button', {name: words.remove}).click()
    await expect(saved).toContainText(words.nothing)
    await expect(saved.getByRole('status').getByRole('listitem').filter({hasText: words.draft})).toBeVisible()
    await expect(consentOf(page, language).status).toContainText(words.none)
    await expectAccessible(page, 'deleted')
    expect(await context.cookies()).toEqual([])
    // The worker goes on until the page is left: what comes by meanwhile is not kept any more.
    await page.evaluate(
      async (about) => {
        await fetch(about)
        for (const {currentSrc} of document.images) await fetch(currentSrc)
      },
      addressOf(language, '/about'),
    )
    expect(await endOfWork(worker)).toBeGreaterThan(before)
    expect(
      await page.evaluate(async () => [localStorage.length, sessionStorage.length, await caches.keys()]),
    ).toEqual([0, 0, []])
    // The next document keeps again.
    await page.goto(product.siteUrl + addressOf(language, '/about'))
    await expect.poll(() => keptIn(page, 'pages')).toEqual([addressOf(language, '/about')])
  })

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})
  for (const language of languages)
    test(`${language}: the page says what that means`, async ({page}) => {
      await visit(page, addressOf(language, '/privacy'), false)
      const notes = page.locator('main noscript p')
      for (const [index, text] of [say[language].noScript, say[language].byHand].entries()) {
        await expect(notes.nth(index)).toContainText(text)
        await expect(notes.nth(index)).toBeVisible()
      }
      await expect(page.getByRole('button', {name: say[language].agree})).toHaveCount(0)
    })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true})
  for (const language of languages)
    test(`${language}: the note stands beside the button before it is touched, and covers no focus`, async ({
      page,
    }) => {
      await visit(page, addressOf(language, '/contact'))
      const note = page.locator('#whatsapp-notice')
      await expect(note).toBeInViewport({ratio: 1})
      const bar = page.getByRole('link', {name: say[language].whatsapp}).locator('..')
      expect((await bar.boundingBox())?.height).toBeLessThan(100)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.evaluate(() => document.querySelector('.footer-end')?.scrollIntoView())
      await expect(bar).not.toBeInViewport()
      await visit(page, addressOf(language, '/about'))
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          const box = focused?.getBoundingClientRect()
          const bar = document.querySelector('.whatsapp')
          if (!focused || !box || !bar || bar.contains(focused) || focused === document.body) return false
          const edge = bar.getBoundingClientRect()
          return box.top >= edge.top && box.bottom <= edge.bottom
        })
        expect(covered, `stop ${stop}`).toBe(false)
      }
    })
})
