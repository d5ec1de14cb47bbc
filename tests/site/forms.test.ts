import {readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {documentOf, errorsIn, open, postForm, productForFile, request, valuesIn} from './support.ts'

const product = productForFile()

afterEach(() => product.current.foundationFails({fail: null}))

const message = {
  firstName: 'Zoë <b>Ångström</b>',
  email: 'zoe@example.org',
  phone: '+49 30 23125-100',
  message: 'Erste Zeile\r\n"zweite" & <script>alert(1)</script>',
}
/** Browsers send line ends as CR LF; the site delivers LF. */
const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')

let messages = 0
/** A different message each time, as the site delivers the same message only once. */
const newMessage = () => ({...message, message: `${message.message} ${++messages}`})
const arriving = (typed: typeof message) => ({
  ...typed,
  message: withoutReturns(typed.message),
  subject: 'Message from the website',
})

type Fields = Record<string, string>

function multipart(fields: Fields) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

const post = (path: string, fields: Fields | FormData) => postForm(product.current, path, fields)

const newMessages = async (work: () => Promise<unknown>) => {
  const before = (await product.current.inbox()).length
  await work()
  return (await product.current.inbox()).slice(before)
}

const linesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutReturns(value)]))

test('only their own user can read what the site and the inbox keep', async () => {
  await post('/contact', newMessage())
  const folders = ['site', 'foundation'].map((name) => join(product.current.dataDir, name))
  const modes = folders.flatMap((folder) =>
    ['', ...readdirSync(folder, {recursive: true, encoding: 'utf8'})].map((name) => {
      const entry = statSync(join(folder, name))
      return [join(folder, name), (entry.mode & 0o777).toString(8), entry.isDirectory() ? '700' : '600']
    }),
  )
  expect(modes.map(([path]) => path).join()).toMatch(/last-good.*sent-messages.*inbox/)
  expect(modes.filter(([, mode, wanted]) => mode !== wanted)).toEqual([])
})

describe('the contact form', () => {
  test.each([
    ['/contact', (fields: Fields) => fields],
    ['/en/contact', multipart],
  ])('%s: a message arrives once, and the page confirms it each time it is loaded', async (path, encode) => {
    const typed = newMessage()
    let location = ''
    const arrived = await newMessages(async () => {
      const answer = await post(path, encode(typed))
      expect(answer.status).toBe(303)
      location = answer.location ?? ''
      expect(location).toMatch(new RegExp(`^${path}\\?sent=[\\w.-]+#arrived$`))
      for (const _ of ['first', 'again']) {
        const page = documentOf(await (await request(product.current, location)).text())
        const thanks = {de: 'Vielen Dank!', en: 'Thank You!'}[page.documentElement.lang]
        expect(page.querySelector('[role=status].form-message h2')?.textContent).toBe(thanks)
        expect(page.querySelector('form#contact')).toBeNull()
      }
    })
    expect(arrived).toEqual([arriving(typed)])
    const mark = new URL(location, product.current.siteUrl).search
    for (const other of ['/en/contact?sent', `/en/contact${mark}x`, `/en/licences${mark}`]) {
      const page = documentOf(await (await request(product.current, other)).text())
      expect(page.querySelector('form#contact, form#enquiry-form')).not.toBeNull()
      expect(page.querySelector('.form-message')).toBeNull()
    }
  })

  test('the data request of the page with scripts arrives too', async () => {
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      expect((await post('/de/contact.data', typed)).status).toBeLessThan(300)
    })
    expect(arrived).toEqual([arriving(typed)])
  })

  test('a delivered message is known after a restart of the site', async () => {
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      await post('/contact', typed)
      await product.current.site.stop()
      await product.current.site.start()
      expect((await post('/contact', typed)).status).toBe(303)
    })
    expect(arrived).toEqual([arriving(typed)])
  })

  test.each([
    ['/de/contact', ['firstName', 'email', 'phone', 'message'], []],
    ['/en/licences', ['message'], ['email', 'phone']],
  ])('%s: required fields are marked', async (path, marked, oneOf) => {
    const {document} = await open(product.current, path)
    const form = document.querySelector('main form[method=post]')
    const labels = [...(form?.querySelectorAll<HTMLLabelElement>('label:has(.required)') ?? [])]
    expect(labels.map(({control}) => control?.getAttribute('name'))).toEqual(marked)
    const controls = [...(form?.querySelectorAll('[aria-required=true]') ?? [])]
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(marked)
    const group = form?.querySelectorAll('fieldset:has(legend .required) input') ?? []
    expect([...group].map((input) => input.getAttribute('name'))).toEqual(oneOf)
    expect(form?.querySelector('.form-hint')?.textContent).toContain('*')
  })

  test.each([
    ['/de/contact', de.form],
    ['/en/contact', en.form],
  ])('%s: all missing fields are named at once, each beside its field', async (path, words) => {
    const arrived = await newMessages(async () => {
      const {status, document} = await post(path, {})
      expect(status).toBe(422)
      const expected = [words.nameMissing, words.emailMissing, words.phoneMissing, words.messageMissing]
      expect(errorsIn(document)).toEqual(expected)
      expect(document.title).toMatch(new RegExp(`^${words.errorPrefix} \\w`))
      const summary = document.querySelector('.error-summary')
      expect(summary?.compareDocumentPosition(document.querySelector('h1') as Element)).toBe(4)
      for (const link of document.querySelectorAll('.error-summary a')) {
        const field = document.querySelector(link.getAttribute('href') ?? '')
        expect(field?.getAttribute('aria-invalid')).toBe('true')
        const described = field?.getAttribute('aria-describedby')?.split(' ') ?? []
        const beside = described.map((id) => document.getElementById(id)?.textContent).join(' ')
        expect(beside).toContain(link.textContent)
      }
    })
    expect(arrived).toEqual([])
  })

  test.each<[string, Fields, keyof typeof de.form]>([
    ['e-mail address', {email: 'zoe@example'}, 'emailInvalid'],
    ['blank message', {message: ' \n\u3164'}, 'messageMissing'],
  ])('names a wrong %s and keeps the input', async (_name, wrong, key) => {
    const typed = {...message, ...wrong}
    const {status, html, document} = await post('/de/contact', typed)
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([de.form[key]])
    expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
    expect(html).not.toContain('<script>alert')
    expect(document.querySelector('form b')).toBeNull()
  })

  test('a required consent is enforced, and kept when something else is wrong', async () => {
    await product.current.content().patch('contactPage').set({consentRequired: true}).commit()
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      await expect.poll(async () => (await post('/de/contact', typed)).status).toBe(422)
      const {document} = await post('/de/contact', typed)
      expect(errorsIn(document)).toEqual([de.form.consentMissing])
      expect(document.querySelector('main [name=consent][type=checkbox]:not([checked])')).not.toBeNull()
      const other = await post('/de/contact', {...typed, message: '', consent: 'yes'})
      expect(other.document.querySelector('main [name=consent][checked]')).not.toBeNull()
      expect((await post('/de/contact', {...typed, consent: 'yes'})).status).toBe(303)
    })
    // The message may have arrived before the site noticed the switch; it is never delivered twice.
    expect(arrived).toEqual([arriving(typed)])
    await product.current.content().patch('contactPage').set({consentRequired: false}).commit()
  })

  test('with the switch off, e-mail or phone is enough', async () => {
    await product.current.content().patch('contactPage').set({phoneRequired: false}).commit()
    await expect.poll(async () => (await post('/de/contact', {...message, phone: ''})).status).toBe(303)
    const {document} = await post('/de/contact', {...message, phone: '', email: ''})
    expect(errorsIn(document)).toEqual([de.form.emailOrPhoneMissing])
    await product.current.content().patch('contactPage').set({phoneRequired: true}).commit()
  })
})

describe('when the foundation’s API fails', () => {
  test('the page says so and keeps every word', async () => {
    await product.current.foundationFails({fail: 'status', status: 503})
    const typed = newMessage()
    for (const [path, heading] of [
      ['/de/contact', 'Fehler!'],
      ['/en/contact', 'Error!'],
    ] as const) {
      const {status, document} = await post(path, typed)
      expect(status).toBe(503)
      expect(document.querySelector('[role=alert] h2')?.textContent).toBe(heading)
      expect(document.querySelector('[role=alert] a[href^="tel:"]')).not.toBeNull()
      expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
    }
    await product.current.foundationFails({fail: null})
    const arrived = await newMessages(() => post('/contact', typed))
    expect(arrived).toEqual([arriving(typed)])
  })

  test('after an unclear outcome, only "Send again" delivers the message once more', async () => {
    await product.current.foundationFails({fail: 'drop', stores: true})
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      for (const [path, {unclear}] of [
        ['/de/contact', de.form],
        ['/en/contact', en.form],
      ] as const) {
        const {status, document} = await post(path, typed)
        expect(status).toBe(503)
        const alert = document.querySelector('[role=alert]')
        expect(alert?.querySelector('h2')?.textContent).toBe(unclear.title)
        expect(alert?.querySelector('a[href^="tel:"]')).not.toBeNull()
        expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
        const button = document.querySelector('main form#contact button[name=intent]')
        expect(button?.getAttribute('value')).toBe('send-again')
      }
      await product.current.foundationFails({fail: null})
      expect((await post('/contact', typed)).status).toBe(503)
      expect((await post('/contact', {...typed, intent: 'send-again'})).status).toBe(303)
    })
    // The local API honours the idempotency key.
    expect(arrived).toEqual([arriving(typed)])
  })
})
