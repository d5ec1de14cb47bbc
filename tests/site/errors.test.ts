import {expect, test} from 'vitest'
import {documentOf, open, problemsIn, productForFile, request} from './support.ts'

/** Unexpected errors: visitors see a page in their language, with a reference that the log also has. */

const product = productForFile()

const reference = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/
const insides = /node_modules|\bat \S+ \(|TypeError|React child/

const logged = (found: string | undefined) =>
  product.current
    .siteLog()
    .split('\n')
    .filter((line) => found !== undefined && line.includes(`"reference":"${found}"`))

/** Writes invalid values to a document. The returned function restores it. */
async function spoil(id: string, fields: Record<string, unknown>) {
  const content = product.current.content()
  const original = await content.getDocument(id)
  if (!original) throw new Error(`no document ${id}`)
  await content.patch(id).set(fields).commit()
  return () => content.createOrReplace(original)
}

/** Waits until an address responds with an error page, checks the page and finds its line in the log. */
async function failing(path: string, init: RequestInit = {}) {
  await expect.poll(async () => (await request(product.current, path, init)).status).toBe(500)
  const response = await request(product.current, path, init)
  const html = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).not.toMatch(insides)
  expect(await problemsIn(html)).toEqual([])
  const document = documentOf(html)
  const main = document.querySelector('main')?.textContent ?? ''
  const [found] = reference.exec(main) ?? []
  // The log line may arrive after the response.
  await expect.poll(() => logged(found)).toHaveLength(1)
  return {document, main, line: logged(found)[0] ?? ''}
}

const untilFine = (path: string) =>
  expect.poll(async () => (await request(product.current, path)).status).toBe(200)

test.each([
  ['/en/about', 'That did not work', 'mention this reference'],
  ['/de/about', 'Das hat nicht geklappt', 'Bitte nennen Sie diese Kennung'],
])('in rendering, %s', async (path, title, words) => {
  const mend = await spoil('aboutPage', {heading: {de: {not: 'text'}, en: {not: 'text'}}})
  const {document, main, line} = await failing(path)
  expect(document.documentElement.lang).toBe(path.slice(1, 3))
  expect([document.querySelector('h1')?.textContent, document.title]).toEqual([title, title])
  expect(main).toContain(words)
  expect(document.querySelector('header nav')).not.toBeNull()
  expect(line).toMatch(/"type":"\w*Error"/)
  expect((await open(product.current, '/en/contact')).response.status).toBe(200)
  await mend()
  await untilFine(path)
})

test('in a loader, as a page and as data for one', async () => {
  const mend = await spoil('imprintPage', {body: {en: ['no block']}})
  const {document, line} = await failing('/en/imprint')
  expect(document.querySelector('h1')?.textContent).toBe('That did not work')
  expect(line).toContain('TypeError')
  const response = await request(product.current, '/en/imprint.data')
  const data = await response.text()
  expect(response.status).toBe(500)
  expect(data).not.toMatch(insides)
  await expect.poll(() => logged(reference.exec(data)?.[0])).toHaveLength(1)
  await mend()
  await untilFine('/en/imprint')
})

test('in an action', async () => {
  const mend = await spoil('contactPage', {subject: 5})
  const message = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1', message: 'Hello.'}
  const {document, line} = await failing('/de/contact', {
    method: 'POST',
    body: new URLSearchParams(message),
  })
  expect(document.querySelector('h1')?.textContent).toBe('Das hat nicht geklappt')
  expect(line).toContain('TypeError')
  expect(line).not.toContain('ana@example.org')
  await mend()
})

test('in the page of an error itself: in words alone, in both languages', async () => {
  const mend = await spoil('siteSettings', {callLabel: {de: {not: 'text'}, en: {not: 'text'}}})
  const {document, main} = await failing('/en/about')
  expect([...document.querySelectorAll('h1, h2')].map(({textContent}) => textContent)).toEqual([
    'That did not work',
    'Das hat nicht geklappt',
  ])
  expect(main).toContain('mention this reference')
  expect((await request(product.current, '/de/contact')).status).toBe(500)
  await mend()
  await untilFine('/en/about')
  await untilFine('/de/contact')
})

test('mistakes in a request are not logged as errors of the site', async () => {
  const errors = () =>
    product.current
      .siteLog()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
  const before = errors().length
  for (const path of ['/robots.txt', '/wake', '/licences.json', '/media/x', '/de/about.data'])
    for (const query of ['?_data=x', '?%5Fdata=root', '?_routes=x', '?index'])
      for (const method of ['GET', 'POST']) await request(product.current, path + query, {method})
  // Once a later error of the site is in the log, errors of the requests above would be there, too.
  const mend = await spoil('aboutPage', {heading: {de: {not: 'text'}, en: {not: 'text'}}})
  const {line} = await failing('/en/about')
  await mend()
  const messageOf = (entry: string) => JSON.parse(entry).err.message
  expect(new Set(errors().slice(before).map(messageOf))).toEqual(new Set([messageOf(line)]))
})
