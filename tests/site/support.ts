import {connect} from 'node:net'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {HtmlValidate} from 'html-validate'
import {JSDOM} from 'jsdom'
import {afterAll, beforeAll, expect} from 'vitest'
import {ownPageTypes} from '../../app/content/page-types.ts'
import {pathOf} from '../../app/content/paths.ts'
import {type Language, languages, withPrefix} from '../../app/i18n/languages.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import type {Product, ProductOptions} from '../support/product.ts'
import {borrowedProduct, borrowProduct, returnProduct} from '../support/shared-product.ts'

/** Paths of all pages in the seed, without language. */
export const pagePaths = seedDocuments.flatMap((document) => pathOfDocument(document) ?? [])

export function pathOfDocument({_type, code}: Record<string, unknown>) {
  const type = ownPageTypes.find((one) => one === _type)
  return type && pathOf({_type: type, slug: typeof code === 'string' ? code.toLowerCase() : null})
}

export interface PageAddress {
  /** With its language: `/en/contact`. */
  address: string
  /** Without: `/contact`. */
  path: string
  language: Language
}

export const pageAddresses: PageAddress[] = languages.flatMap((language) =>
  pagePaths.map((path) => ({language, path, address: withPrefix(`/${language}`, path)})),
)

/** All pages, but only two licence categories, as these differ only in their content. */
export const differingAddresses = pageAddresses.filter(({path}) => !/^\/licences\/(?!am$|c1e$)/.test(path))

/** The shared product for a file or a describe block; available once the first test begins. */
export function productForFile(options?: ProductOptions): {readonly current: Product} {
  beforeAll(async () => {
    await borrowProduct(options)
  })
  afterAll(returnProduct)
  return {
    get current() {
      return borrowedProduct()
    },
  }
}

/** Runs `work` while a site with other settings replaces the product's. */
export async function withSite(
  {site, siteWith}: Product,
  env: Record<string, string>,
  work: () => Promise<unknown>,
  folder?: string,
) {
  await site.stop()
  const other = siteWith(env, folder)
  try {
    await other.start()
    await work()
  } finally {
    await other.stop()
    await site.start()
  }
}

/** A request without redirects, on a new connection: the site may close an idle one while a test computes. */
export const request = (product: Product, path: string, {headers, ...init}: RequestInit = {}) =>
  fetch(product.siteUrl + path, {redirect: 'manual', headers: {...headers, Connection: 'close'}, ...init})

export const documentOf = (html: string): Document => new JSDOM(html).window.document

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']})

/** Errors of an HTML document under the standard rules of html-validate. */
export async function problemsIn(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html)
  const problems = results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${line}:${column} ${ruleId}: ${message}`),
  )
  return /^<!DOCTYPE html>[\s\S]*<\/html>\s*$/.test(html) ? problems : [...problems, 'content outside of it']
}

/** Opens a page, and parses it on first use. @throws Error unless the status is 200 */
export async function open(product: Product, path: string, headers: Record<string, string> = {}) {
  const response = await request(product, path, {headers})
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${html.slice(0, 200)}`)
  let document: Document | undefined
  return {
    response,
    html,
    get document() {
      document ??= documentOf(html)
      return document
    },
  }
}

/** Starts a preview and returns its `Cookie` header. */
export async function previewCookie(product: Product): Promise<string> {
  const {secret} = await createPreviewSecret(product.content(), 'test', 'https://studio.example.org/studio')
  const {headers} = await request(product, `/preview/enable?sanity-preview-secret=${secret}`)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Sends a form as a browser without scripts does; a page in the response must be valid. */
export async function postForm(
  product: Product,
  path: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
) {
  const response = await request(product, path, {
    method: 'POST',
    headers: {Origin: product.siteUrl, ...headers},
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  })
  const html = await response.text()
  if (html.startsWith('<!DOCTYPE')) expect(await problemsIn(html)).toEqual([])
  const {status, headers: received} = response
  return {status, headers: received, location: received.get('location'), html, document: documentOf(html)}
}

/** Values that a form would send, including hidden fields. */
export const valuesIn = (document: Document, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
      return [name, fields.find(({type, checked}) => type !== 'radio' || checked)?.value ?? '']
    }),
  )

export const errorsIn = (document: Document) =>
  [...document.querySelectorAll('.error-summary li')].map(({textContent}) => textContent)

/** All text for people in a document: content, title, and attributes such as `alt`. */
export function visibleWords(document: Document): string {
  const copy = document.documentElement.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('script, style')) element.remove()
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']
  const said = [...copy.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  return [copy.textContent, ...said].join('\n')
}

/** Sends raw bytes, for requests that `fetch` would refuse or correct. Returns status and full response text. */
export function sendRaw(product: Product, text: string): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const socket = connect(product.site.port, '127.0.0.1', () => socket.write(text, 'latin1'))
    let answer = ''
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`No answer to ${JSON.stringify(text.slice(0, 200))}`)),
    )
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer}))
  })
}

/** A raw HTTP request with `Connection: close`. */
export const rawRequest = (method: string, address: string, headers: string[] = []) =>
  [`${method} ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
