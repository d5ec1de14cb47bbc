import {once} from 'node:events'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {afterEach, describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {startProduct} from '../support/product.ts'
import {documentOf, open, problemsIn, productForFile, rawRequest, request, sendRaw} from './support.ts'

const product = productForFile()

afterEach(() => product.current.foundationFails({fail: null}))

const message = {
  firstName: 'Zoë <b>Ångström</b>',
  email: 'zoe@example.org',
  phone: '+49 30 23125-100',
  message: 'Erste Zeile\r\n"zweite" & <script>alert(1)</script>',
}
/** Browsers end lines with CR LF; what arrives has the line ends of every other text. */
const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')

let messages = 0
/** A message like no other: the same one again would not be sent. */
const newMessage = () => ({...message, message: `${message.message} ${++messages}`})
const arriving = (typed: typeof message) => ({
  ...typed,
  message: withoutReturns(typed.message),
  subject: 'Message from the website',
})

type Fields = Record<string, string>

const urlencoded = (fields: Fields) => new URLSearchParams(fields)

function multipart(fields: Fields) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

async function post(path: string, body: URLSearchParams | FormData | string) {
  const headers = {Origin: product.current.siteUrl}
  const response = await request(product.current, path, {method: 'POST', headers, body})
  const html = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html'))
    expect(await problemsIn(html)).toEqual([])
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    document: documentOf(html),
  }
}

const newMessages = async (work: () => Promise<unknown>) => {
  const before = (await product.current.inbox()).length
  await work()
  return (await product.current.inbox()).slice(before)
}

const valuesIn = (document: Document, names: string[]): Fields =>
  Object.fromEntries(
    names.map((name) => {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
      return [name, field?.value ?? '']
    }),
  )

const linesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutReturns(value)]))

const errorsIn = (document: Document) =>
  [...document.querySelectorAll('.error-summary li')].map(({textContent}) => textContent)

describe('the contact form', () => {
  test.each([
    ['/contact', urlencoded],
    ['/de/contact', multipart],
    ['/en/contact', urlencoded],
    ['/en/contact', multipart],
  ])('%s: what was typed arrives once, and a page says so as often as it is loaded', async (path, encode) => {
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
      expect((await post('/de/contact.data', urlencoded(typed))).status).toBeLessThan(300)
    })
    expect(arrived).toEqual([arriving(typed)])
  })

  test('sent again, pressed twice or sent from two tabs, it arrives once', async () => {
    const typed = newMessage()
    await product.current.foundationFails({fail: 'delay', ms: 300})
    const arrived = await newMessages(async () => {
      const together = ['/contact', '/de/contact', '/en/contact'].map((path) => post(path, urlencoded(typed)))
      const answers = [...(await Promise.all(together)), await post('/en/contact', multipart(typed))]
      expect(answers.map(({status}) => status)).toEqual([303, 303, 303, 303])
    })
    expect(arrived).toEqual([arriving(typed)])
  })

  test('what has arrived is known after a restart of the site', async () => {
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      await post('/contact', urlencoded(typed))
      await product.current.site.stop()
      await product.current.site.start()
      expect((await post('/contact', urlencoded(typed))).status).toBe(303)
    })
    expect(arrived).toEqual([arriving(typed)])
  })

  test('other fields are left aside, spaces around words too', async () => {
    const typed = newMessage()
    const padded = {
      ...typed,
      firstName: '  Zoë ',
      email: ' zoe@example.org ',
      subject: 'Other',
      lastName: 'X',
    }
    const arrived = await newMessages(() => post('/contact', urlencoded(padded)))
    expect(arrived).toEqual([{...arriving(typed), firstName: 'Zoë'}])
  })

  test.each([
    ['/de/contact', ['firstName', 'email', 'phone'], de.form],
    ['/en/licences', [], en.form],
  ])(
    '%s: the marks are the specified ones, and the message says in words that it is needed',
    async (path, marked, words) => {
      const {document} = await open(product.current, path)
      const marks = [
        ...document.querySelectorAll<HTMLLabelElement>('main form[method=post] label:has(.required)'),
      ]
      expect(marks.map(({control}) => control?.getAttribute('name'))).toEqual(marked)
      const hint = document.querySelector('[name=message]')?.getAttribute('aria-describedby')
      expect(document.getElementById(hint ?? '')?.textContent).toBe(words.messageHint)
    },
  )

  test.each([
    ['/de/contact', de.form],
    ['/en/contact', en.form],
  ])('%s: everything that is missing is said at once, beside its field', async (path, words) => {
    const arrived = await newMessages(async () => {
      const {status, document} = await post(path, urlencoded({}))
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
    ['phone number', {phone: 'call me'}, 'phoneInvalid'],
    ['overlong name', {firstName: 'a'.repeat(201)}, 'nameTooLong'],
    ['overlong message', {message: 'a'.repeat(5_001)}, 'messageTooLong'],
    ['message of spaces', {message: ' \n '}, 'messageMissing'],
  ])('a wrong %s is named, and every word is kept', async (_name, wrong, key) => {
    const typed = {...message, ...wrong}
    const {status, html, document} = await post('/de/contact', urlencoded(typed))
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([de.form[key]])
    expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>Ångström')
  })

  test.each([
    ['/de/contact', de.form.nameMissing],
    ['/en/licences', en.form.emailOrPhoneMissing],
  ])('%s: a body that is no form counts as an empty one', async (path, error) => {
    const {status, document} = await post(path, '{"firstName":1}')
    expect([status, errorsIn(document)[0]]).toEqual([422, error])
  })

  test('a form that would fill the memory is refused, with and without its length', async () => {
    expect((await post('/de/contact', urlencoded({message: 'a'.repeat(1_000_000)}))).status).toBe(413)
    const chunked = ['Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded']
    const answer = await sendRaw(
      product.current,
      `${rawRequest('POST', '/contact', chunked)}1\r\na\r\n0\r\n\r\n`,
    )
    expect(answer.status).toBe(411)
  })

  test('what could be a header, markup or a control character arrives as harmless text', async () => {
    const typed = newMessage()
    const odd = {
      ...typed,
      firstName: 'Zoë\r\nBcc: all@example.org\u0000\u001b',
      phone: '\u202a+49 30\u00a023125-100\u202c',
      message: `${typed.message}\u0007\u200b\n\n`,
    }
    const arrived = await newMessages(() => post('/en/contact', urlencoded(odd)))
    const expected = {...arriving(typed), firstName: 'Zoë Bcc: all@example.org', phone: '+49 30 23125-100'}
    expect(arrived).toEqual([expected])
  })

  test('where staff ask for consent, nothing arrives without it', async () => {
    await product.current.content().patch('contactPage').set({consentRequired: true}).commit()
    const typed = newMessage()
    const arrived = await newMessages(async () => {
      await expect.poll(async () => (await post('/de/contact', urlencoded({...typed}))).status).toBe(422)
      const {document} = await post('/de/contact', urlencoded({...typed}))
      expect(errorsIn(document)).toEqual([de.form.consentMissing])
      expect(document.querySelector('main [name=consent][type=checkbox]:not([checked])')).not.toBeNull()
      expect((await post('/de/contact', urlencoded({...typed, consent: 'yes'}))).status).toBe(303)
    })
    // Before the switch was heard of, the message may have arrived: the same one is never sent twice.
    expect(arrived).toEqual([arriving(typed)])
    await product.current.content().patch('contactPage').set({consentRequired: false}).commit()
  })

  test('with the switch off, e-mail or phone is enough', async () => {
    await product.current.content().patch('contactPage').set({phoneRequired: false}).commit()
    await expect
      .poll(async () => (await post('/de/contact', urlencoded({...message, phone: ''}))).status)
      .toBe(303)
    const {document} = await post('/de/contact', urlencoded({...message, phone: '', email: ''}))
    expect(errorsIn(document)).toEqual([de.form.emailOrPhoneMissing])
    await product.current.content().patch('contactPage').set({phoneRequired: true}).commit()
  })
})

describe('when the foundation’s API fails', () => {
  test.each([
    ['answers 503', {fail: 'status', status: 503}],
    ['answers 404', {fail: 'status', status: 404}],
    ['redirects', {fail: 'redirect'}],
  ])('it %s: the page says so and every word is kept', async (_name, behaviour) => {
    await product.current.foundationFails(behaviour)
    const typed = newMessage()
    for (const [path, heading] of [
      ['/de/contact', 'Fehler!'],
      ['/en/contact', 'Error!'],
    ] as const) {
      const {status, document} = await post(path, urlencoded(typed))
      expect(status).toBe(503)
      expect(document.querySelector('[role=alert] h2')?.textContent).toBe(heading)
      expect(document.querySelector('[role=alert] a[href^="tel:"]')).not.toBeNull()
      expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
    }
    await product.current.foundationFails({fail: null})
    const arrived = await newMessages(() => post('/contact', urlencoded(typed)))
    expect(arrived).toEqual([arriving(typed)])
  })

  test.each([
    ['has the message', {fail: 'drop', stores: true}],
    ['does not have it', {fail: 'reset'}],
  ])(
    'it breaks off and %s: the page says that it is unclear, and nothing is sent again',
    async (_name, how) => {
      await product.current.foundationFails(how)
      const typed = newMessage()
      const arrived = await newMessages(async () => {
        for (const [path, {unclear}] of [
          ['/de/contact', de.form],
          ['/en/contact', en.form],
        ] as const) {
          const {status, document} = await post(path, urlencoded(typed))
          expect(status).toBe(503)
          const alert = document.querySelector('[role=alert]')
          expect(alert?.querySelector('h2')?.textContent).toBe(unclear.title)
          expect(alert?.querySelector('a[href^="tel:"]')).not.toBeNull()
          expect(alert?.querySelector('a[href^="mailto:"]')).not.toBeNull()
          expect(valuesIn(document, Object.keys(typed))).toEqual(linesOf(typed))
        }
        await product.current.foundationFails({fail: null})
        expect((await post('/contact', urlencoded(typed))).status).toBe(503)
      })
      expect(arrived).toHaveLength('stores' in how ? 1 : 0)
    },
  )

  test('it is away, or never answers: in the end every page says what is known', async () => {
    await product.current.foundationFails({fail: 'hang'})
    expect((await post('/de/contact', urlencoded(newMessage()))).status).toBe(503)
    await product.current.foundation.stop('SIGKILL')
    expect((await post('/de/contact', urlencoded(newMessage()))).status).toBe(503)
    await product.current.foundation.start()
  }, 40_000)

  test('no personal data stands in the log', () => {
    expect(product.current.siteLog()).toContain('the foundation API')
    expect(product.current.siteLog()).not.toMatch(/zoe@|Zoë|23125-100|Erste Zeile/)
  })
})

describe('the licence enquiry', () => {
  const choices = {lastName: 'Muster', country: 'Germany', service: 'ID Card', category: 'C1E'}
  const newEnquiry = () => ({...newMessage(), ...choices})
  const {firstName, email, phone} = message

  test.each([
    ['/de/licences', 'Klasse: C1E'],
    ['/en/licences', 'Category: C1E'],
  ])('%s: country and service make its subject', async (path, line) => {
    const enquiry = newEnquiry()
    const text = `${line}\n${withoutReturns(enquiry.message)}`
    const arrived = await newMessages(async () => {
      const {status, location} = await post(path, urlencoded(enquiry))
      expect([status, location?.replace(/=[^#]+/, '')]).toEqual([303, `${path}?sent#arrived`])
    })
    const subject = 'Country: Germany, Service: ID Card'
    expect(arrived).toEqual([{firstName, lastName: 'Muster', email, phone, subject, message: text}])
  })

  test('a choice that we do not offer is refused, and every word is kept', async () => {
    const {status, document} = await post(
      '/en/licences',
      urlencoded({...message, ...choices, country: 'Atlantis'}),
    )
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([en.form.choiceInvalid.replace('{{example}}', 'Germany')])
    expect(valuesIn(document, ['firstName', 'lastName', 'message', 'service'])).toEqual(
      linesOf({firstName, lastName: 'Muster', message: message.message, service: 'ID Card'}),
    )
  })

  test('e-mail or phone must be there', async () => {
    const {document} = await post('/de/licences', urlencoded({...message, ...choices, email: '', phone: ''}))
    expect(errorsIn(document)).toEqual([de.form.emailOrPhoneMissing])
  })

  test('what could not be sent is kept', async () => {
    await product.current.foundationFails({fail: 'status', status: 500})
    const enquiry = newEnquiry()
    const {status, document} = await post('/de/licences', urlencoded(enquiry))
    expect(status).toBe(503)
    expect(valuesIn(document, Object.keys(enquiry))).toEqual(linesOf(enquiry))
  })
})

test('a message goes to the configured API, which is woken first: without authentication and as JSON', async () => {
  const requests: {method?: string; url?: string; headers: IncomingHttpHeaders; body: string}[] = []
  const api = createServer(async (incoming, outgoing) => {
    const {method, url, headers} = incoming
    requests.push({method, url, headers, body: await text(incoming)})
    outgoing.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const {port} = api.address() as AddressInfo
  const configured = await startProduct({env: {FOUNDATION_API_URL: `http://127.0.0.1:${port}/their/api/`}})
  try {
    await expect.poll(() => requests).toMatchObject([{method: 'GET', url: '/their/api'}])
    for (const method of ['POST', 'POST', 'GET']) {
      const {status} = await request(configured, '/wake', {method})
      expect(status).toBe(method === 'POST' ? 204 : 405)
    }
    const {status} = await request(configured, '/contact', {method: 'POST', body: urlencoded(message)})
    expect(status).toBe(303)
    expect(requests).toHaveLength(2)
    expect(requests[1]).toMatchObject({
      method: 'POST',
      url: '/their/api/contact',
      headers: {
        'content-type': 'application/json',
        'no-auth': 'True',
        'access-token': '',
        'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    expect(JSON.parse(requests[1]?.body ?? '')).toEqual(arriving(message))
  } finally {
    await configured.stop()
    api.close()
  }
})
