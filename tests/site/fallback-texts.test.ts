import {beforeAll, describe, expect, test, vi} from 'vitest'
import {hiddenSource} from '../../app/content/text.ts'
import {
  differingAddresses,
  documentOf,
  open,
  previewCookie,
  problemsIn,
  productForFile,
  request,
  visibleWords,
} from './support.ts'

/** Pages with texts that exist in the other language only. */

const studio = 'https://studio.example.org'
const product = productForFile({env: {STUDIO_ORIGIN: studio, SESSION_SECRET: 'k'.repeat(32)}})
const germanNote = 'Bisher nur auf Englisch.'
const object = '[object Object]'

const missing: Record<string, string[]> = {
  siteSettings: ['name.de', 'tagline.de', 'about.de', 'navigation[1].label.de', 'galleryHeading.de'],
  aboutPage: ['title.de', 'description.de', 'heading.de', 'intro.de', 'goals[0].text.de', 'picture.alt.de'],
  contactPage: ['submitLabel.de', 'nameLabel.de', 'privacyNote.de', 'success.title.de'],
  donatePage: ['customLabel.de'],
  licencePage: ['title.de', 'groupTitles.buses.de'],
  'licence-c1e': ['title.de', 'minimumAges[0].source.de'],
  'faq-causes': ['question.de'],
}

beforeAll(async () => {
  const {content} = product.current
  const change = content().transaction()
  for (const [id, paths] of Object.entries(missing)) change.patch(id, (patch) => patch.unset(paths))
  await change.commit()
  const changed = ['/de', '/de/about', '/de/contact', '/de/donate', '/de/licences']
  await vi.waitFor(async () => {
    for (const path of changed)
      for (const part of ['header', 'main'])
        expect((await page(path)).querySelector(`${part} span[lang=en]`), `${part} of ${path}`).not.toBeNull()
  }, 50_000)
})

const page = async (path: string) => (await open(product.current, path)).document

const inEnglish = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('[lang=en]') ?? [])].map(({textContent}) => textContent)

const textOf = async (path: string) => (await request(product.current, path)).text()

describe('texts in English only, on German pages', () => {
  test('headings and paragraphs are marked, with a note in the page’s language', async () => {
    const document = await page('/de/about')
    const h1 = document.querySelector('h1')
    expect(h1?.innerHTML).toBe(`<span lang="en">About us</span> <small class="only-in">${germanNote}</small>`)
    const lead = document.querySelector('.banner .lead')
    expect(inEnglish(lead)).toEqual([expect.stringMatching(/^No one should be alone/)])
    expect(lead?.querySelector('small')?.textContent).toBe(germanNote)
    const [first, second] = document.querySelectorAll('.cards.three .card')
    expect(first?.querySelector('p small')?.textContent).toBe(germanNote)
    expect(first?.querySelector('h3')?.outerHTML).toBe('<h3>Aufklären</h3>')
    expect([inEnglish(second), second?.querySelector('small')]).toEqual([[], null])
    expect(document.querySelector('main [lang] [lang]')).toBeNull()
  })

  test('a picture says the language of its alternative text', async () => {
    const marked = (document: Document) =>
      [...document.querySelectorAll('img[lang]')].map((img) => [
        img.getAttribute('lang'),
        img.getAttribute('alt'),
      ])
    expect(marked(await page('/de/about'))).toEqual([['en', expect.stringMatching(/^Illustration: /)]])
    expect(marked(await page('/en/about'))).toEqual([])
  })

  test('labels, links, buttons and options are marked, without a note', async () => {
    const contact = await page('/de/contact')
    const navigation = contact.querySelector('nav.wide-navigation')
    expect(navigation?.querySelector('a[href="/de/about"]')?.innerHTML).toBe(
      '<span lang="en">About Us</span>',
    )
    expect(inEnglish(navigation)).toEqual(['About Us'])
    expect(contact.querySelector('form#contact button')?.innerHTML).toBe('<span lang="en">Contact Us</span>')
    expect(contact.querySelector('label[for=contact-firstName] span')?.outerHTML).toBe(
      '<span lang="en">Your name</span>',
    )
    expect(inEnglish((await page('/de/donate')).querySelector('.choices'))).toEqual(['Custom'])
    const option = (await page('/de/licences')).querySelector('option[value=buses]')
    expect(option?.outerHTML).toBe('<option value="buses" lang="en">Buses</option>')
  })

  test('a question, a title within a longer heading and a source are marked', async () => {
    expect(inEnglish((await page('/de')).querySelector('summary:has(+ #causes)'))).toEqual([
      'What causes sickle cell disease?',
    ])
    const category = await page('/de/licences/c1e')
    expect(category.querySelector('h1')?.innerHTML).toMatch(
      /^Klasse C1E: <span lang="en">Small lorry with a heavy trailer<\/span> <small/,
    )
    expect(inEnglish(category.querySelector('.licence-ages'))).toEqual([expect.stringMatching(/^Directive/)])
  })

  test.each(differingAddresses.filter(({language}) => language === 'de'))(
    '$address has words wherever it shows or says a text, and is valid',
    async ({address}) => {
      const {html, document} = await open(product.current, address)
      expect(html).not.toContain(object)
      expect(visibleWords(document)).not.toBe('')
      expect(await problemsIn(html)).toEqual([])
    },
  )

  test('other programs get bare texts', async () => {
    const categories: Record<string, string>[] = JSON.parse(await textOf('/licences.json?lang=de'))
    const category = categories.find(({id}) => id === 'c1e')
    expect(category?.title).toBe('Small lorry with a heavy trailer')
    expect(JSON.parse(await textOf('/manifest.webmanifest')).name).toBe('Gentle Current Foundation')
  })

  test('title, description and structured data have bare texts', async () => {
    const document = await page('/de/about')
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    expect(document.title).toBe('About Us – Gentle Current Foundation')
    expect(content('og:title')).toBe(document.title)
    expect(content('og:site_name')).toBe('Gentle Current Foundation')
    expect(content('description')).toMatch(/^Who we are and what we do/)
    expect(content('og:description')).toBe(content('description'))
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).not.toContain(object)
    expect(JSON.parse(data)['@graph'][0].name).toBe('Gentle Current Foundation')
  })

  test('pages in English are not marked', async () => {
    for (const path of ['/en', '/en/about', '/en/contact', '/en/licences/c1e']) {
      const {document} = await open(product.current, path)
      expect(document.querySelector('.only-in')).toBeNull()
      expect(document.querySelector('main [lang]')).toBeNull()
    }
  })
})

test('a form sends bare texts, and its answer is marked', async () => {
  const message = new URLSearchParams({
    ...{firstName: 'Alex', email: 'alex@example.org', phone: '030 23125 000', message: 'Hallo'},
  })
  const answer = await request(product.current, '/de/contact', {method: 'POST', body: message})
  await answer.body?.cancel()
  expect(answer.status).toBe(303)
  expect(JSON.stringify(await product.current.inbox())).not.toContain(object)
  const sent = await page(answer.headers.get('location') ?? '')
  expect(sent.querySelector('[role=status] h2 [lang=en]')?.textContent).toBe('Thank You!')
})

test('a preview marks texts that its draft lacks', async () => {
  const content = product.current.content()
  const team = await content.getDocument('teamPage')
  await content.createOrReplace({
    ...team,
    _id: 'drafts.teamPage',
    _type: 'teamPage',
    heading: {de: 'Unser Team'},
  })
  const {html} = await open(product.current, '/en/team', {Cookie: await previewCookie(product.current)})
  expect(documentOf(html.replace(hiddenSource, '')).querySelector('h1')?.innerHTML).toBe(
    '<span lang="de">Unser Team</span> <small class="only-in">Only in German so far.</small>',
  )
  expect((await page('/en/team')).querySelector('h1')?.textContent).toBe('Our team')
})
