import {expect, type Page, test, type Worker} from '@playwright/test'
import {problemsIn} from '../support/browser-problems.ts'
import {expectAccessible} from './support/axe.ts'
import {kept as keptIn} from './support/offline.ts'
import {addressOf} from './support/pages.ts'
import {productForFile} from './support/product.ts'
import {isTakenOver} from './support/test.ts'

/** Consent, and the data saved on the device. */

test.describe.configure({mode: 'serial'})
test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'allow'})

const say = {
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
  remove: 'Gespeicherte Daten löschen',
  nothing: 'Zurzeit ist nichts gespeichert.',
}

const product = productForFile({lookups: true})
let problems: Set<string>

test.beforeEach(async ({context}) => {
  // Tests must not open the real chat.
  await context.route('https://wa.me/**', (route) => route.abort())
  problems = problemsIn(context, product.current.siteUrl, (message) =>
    message.location().url.startsWith('https://wa.me/'),
  )
})
test.afterEach(() => {
  const ours = [...problems].filter((problem) => !/another host: https:\/\/wa\.me\//.test(problem))
  expect(ours).toEqual([])
})

async function visit(page: Page, path: string, scripts = true) {
  await page.goto(product.current.siteUrl + path)
  if (scripts) await isTakenOver(page)
}

const asked = async (): Promise<string[]> =>
  (await fetch(product.current.foundationUrl.replace('/api/v1', '/lookups/asked'))).json()

async function set(settings: Record<string, unknown>) {
  await product.current.content().patch('siteSettings').set(settings).commit()
}

const consentOf = (page: Page) => {
  const section = page.getByRole('region', {name: say.heading})
  return {
    section,
    status: section.getByRole('status').last(),
    button: (name: string) => section.getByRole('button', {name, exact: true}),
  }
}

/** Makes a service worker record the promises that it passes to `waitUntil`. */
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

/** Waits for all recorded promises. */
const endOfWork = (worker: Worker) =>
  worker.evaluate(async () => {
    const work: Promise<unknown>[] = Reflect.get(globalThis, 'work')
    for (let seen = 0; seen < work.length; ) {
      seen = work.length
      await Promise.allSettled(work)
    }
  })

async function openChat(page: Page) {
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', {name: say.whatsapp}).first().click()
  await (await tab).close()
}

test('switched off, visitors are not asked, and reading saves and sets nothing', async ({page, context}) => {
  for (const path of ['/', '/contact', '/donate', '/licences']) {
    await visit(page, addressOf('de', path))
    expect(await context.cookies(), path).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage)), path).toEqual([])
  }
  await visit(page, '/de/privacy')
  await expect(page.getByRole('button', {name: say.remove})).toBeVisible()
  await expect(consentOf(page).section).toHaveCount(0)
  await openChat(page)
  expect(await asked()).toEqual([])
})

test('consent is given, used, withdrawn', async ({page}) => {
  await set({'whatsappTracking.enabled': true})
  const {section, status, button} = consentOf(page)
  await expect(async () => {
    await visit(page, addressOf('de', '/privacy'))
    await expect(section).toBeVisible({timeout: 2_000})
  }).toPass()
  await expect(status).toContainText(say.none)
  await expectAccessible(page, 'asked')
  const [agree, refuse] = [button(say.agree), button(say.refuse)]
  const look = (one: typeof agree) =>
    one.evaluate((element) => {
      const {color, backgroundColor, borderColor, fontSize, fontWeight, height} = getComputedStyle(element)
      return {color, backgroundColor, borderColor, fontSize, fontWeight, height}
    })
  expect(await look(agree)).toEqual(await look(refuse))
  const before = {asked: await asked(), inbox: await product.current.inbox()}
  await openChat(page)
  expect(await asked()).toEqual(before.asked)

  await button(say.show).click()
  await expect(section).toContainText('IP address: 203.0.113.7')
  expect(await product.current.inbox()).toEqual(before.inbox)

  await agree.click()
  await expect(status).toContainText(say.agreed)
  await expectAccessible(page, 'agreed')
  const told = page.waitForResponse((response) => response.url().endsWith('/whatsapp/click'))
  await visit(page, addressOf('de', '/about'))
  await openChat(page)
  expect((await told).status()).toBe(204)
  await expect
    .poll(
      async () =>
        (await product.current.inbox()).filter(({subject}) => subject?.startsWith('WhatsApp')).length,
    )
    .toBe(1)

  await visit(page, addressOf('de', '/privacy'))
  await button(say.withdraw).click()
  await expect(status).toContainText(say.refused)
  const count = (await asked()).length
  await openChat(page)
  await visit(page, addressOf('de', '/privacy'))
  await expect(status).toContainText(say.refused)
  expect(await asked()).toHaveLength(count)
})

test('a changed text asks again', {tag: '@nightly'}, async ({page}) => {
  const {status, button} = consentOf(page)
  await visit(page, '/de/privacy')
  await button(say.agree).click()
  await expect(status).toContainText(say.agreed)
  await set({'whatsappTracking.duration.de': 'Zwei Monate.'})
  await expect(async () => {
    await visit(page, '/de/privacy')
    await expect(status).toContainText(say.outdated, {timeout: 2_000})
  }).toPass()
  const count = (await asked()).length
  await openChat(page)
  expect(await asked()).toHaveLength(count)
})

test('a browser with Global Privacy Control is not asked', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
  )
  await visit(page, '/de/privacy')
  const {section, button} = consentOf(page)
  await expect(section).toContainText(say.saysNo)
  await expect(button(say.agree)).toHaveCount(0)
  await expectAccessible(page, 'browser says no')
})

test('lists and deletes the data on the device', async ({page, context}) => {
  const coming = context.waitForEvent('serviceworker')
  await visit(page, addressOf('de', '/privacy'))
  const worker = await coming
  await noteWork(worker)
  await consentOf(page).button(say.refuse).click()
  await page.evaluate(async () => {
    localStorage.setItem('language', 'en')
    sessionStorage.setItem('draft:contact', 'text')
    // Keep the database open, as the service worker does.
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
  await consentOf(page).button(say.agree).click()
  const saved = page.locator('section:has(#saved-on-device)')
  await saved.locator('summary').click()
  for (const name of ['language', 'consent', say.draft, 'pages', 'open'])
    await expect(saved.getByRole('listitem').filter({hasText: name}).first()).toBeVisible()
  // Wait until the service worker has cached the first visit.
  await expect.poll(() => keptIn(page, 'pages')).toContain(addressOf('de', '/privacy'))
  await endOfWork(worker)
  await saved.getByRole('button', {name: say.remove}).click()
  await expect(saved).toContainText(say.nothing)
  await expect(saved.getByRole('status').getByRole('listitem').filter({hasText: say.draft})).toBeVisible()
  await expect(consentOf(page).status).toContainText(say.none)
  await expectAccessible(page, 'deleted')
  expect(await context.cookies()).toEqual([])
  expect(
    await page.evaluate(async () => [localStorage.length, sessionStorage.length, await caches.keys()]),
  ).toEqual([0, 0, []])
  // The next document is cached again.
  await page.goto(product.current.siteUrl + addressOf('de', '/about'))
  await expect.poll(() => keptIn(page, 'pages')).toEqual([addressOf('de', '/about')])
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true})
  test('the note is at the links to the chat, once on a page, and the button leaves the footer free', async ({
    page,
  }) => {
    for (const [path, place] of [
      ['/about', 'contentinfo'],
      ['/contact', 'main'],
    ] as const) {
      await visit(page, addressOf('de', path))
      await expect(page.locator('.whatsapp-notice').filter({visible: true})).toHaveCount(1)
      await expect(page.getByRole(place).locator('.whatsapp-notice')).toBeVisible()
      const boxOf = (selector: string) => page.locator(selector).boundingBox()
      const [button, footer] = [await boxOf('.whatsapp'), await boxOf('.footer-contact')]
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    }
  })

  test('on a page with a form, the button is at the end of the content', async ({page}) => {
    await visit(page, addressOf('de', '/contact'))
    await expect(page.locator('.whatsapp a')).toBeAttached()
    await expect(page.locator('.whatsapp a')).not.toBeInViewport()
  })

  test('on other pages, the button is there below the first screen and at the end', async ({page}) => {
    await visit(page, addressOf('de', '/about'))
    const scrollTo = (y: number) =>
      page.evaluate(
        (top) =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, {once: true})
            window.scrollTo({top, behavior: 'instant'})
          }).then(() => undefined),
        y,
      )
    const button = page.locator('.whatsapp')
    await expect(button).toHaveCSS('opacity', '0')
    for (const [y, opacity] of [
      [900, '1'],
      [300, '0'],
      [100_000, '1'],
    ] as const) {
      await scrollTo(y)
      await expect(button).toHaveCSS('opacity', opacity)
    }
  })
})
