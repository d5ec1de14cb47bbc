import {connect} from 'node:net'
import {HtmlValidate} from 'html-validate'
import {JSDOM} from 'jsdom'
import {afterAll, beforeAll} from 'vitest'
import {pathOf} from '../../app/content/paths.ts'
import {type Language, languages, withPrefix} from '../../app/i18n/languages.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {type Product, type ProductOptions, startProduct} from '../support/product.ts'

/** Address of every page without language, as the documents of the seed have them. */
export const pagePaths = seedDocuments.flatMap(({_type, code}) => {
  if (_type === 'faqEntry') return []
  return pathOf({_type, slug: typeof code === 'string' ? code.toLowerCase() : null}) ?? []
})

export interface PageAddress {
  /** With its language: `/en/contact`. */
  address: string
  /** Without: `/contact`. */
  path: string
  language: Language
}

/** Every page in every language. */
export const pageAddresses: PageAddress[] = languages.flatMap((language) =>
  pagePaths.map((path) => ({language, path, address: withPrefix(`/${language}`, path)})),
)

/** One product for the tests of a file; not there before the first of them. */
export function productForFile(options?: ProductOptions): {current: Product} {
  const holder = {} as {current: Product}
  beforeAll(async () => {
    holder.current = await startProduct(options)
  })
  afterAll(() => holder.current?.stop())
  return holder
}

/** A request that follows no redirect, on a connection of its own: a kept one may be closed while a test computes. */
export const request = (product: Product, path: string, {headers, ...init}: RequestInit = {}) =>
  fetch(product.siteUrl + path, {redirect: 'manual', headers: {...headers, Connection: 'close'}, ...init})

export const documentOf = (html: string): Document => new JSDOM(html).window.document

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']})

/** What is wrong with an HTML document, by the standard rules. */
export async function problemsIn(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html)
  const problems = results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${line}:${column} ${ruleId}: ${message}`),
  )
  return /^<!DOCTYPE html>[\s\S]*<\/html>\s*$/.test(html)
    ? problems
    : [...problems, 'something stands outside of it']
}

/** The page at an address; fails where it is none. */
export async function open(product: Product, path: string, headers: Record<string, string> = {}) {
  const response = await request(product, path, {headers})
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${html.slice(0, 200)}`)
  return {response, html, document: documentOf(html)}
}

/** The words of a document that people meet: its text, its title, and what is said in their place. */
export function visibleWords(document: Document): string {
  const copy = document.documentElement.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('script, style')) element.remove()
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']
  const said = [...copy.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  return [copy.textContent, ...said].join('\n')
}

/** Sends bytes as they are, for what `fetch` refuses or mends, and returns the status of the answer with all its text. */
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

/** A raw request for an address, which closes its connection. */
export const rawRequest = (method: string, address: string, headers: string[] = []) =>
  [`${method} ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
