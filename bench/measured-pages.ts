import {pages} from '../tests/e2e/support/pages.ts'

/** One page of every kind, as browsers are measured with them. */

export interface MeasuredPage {
  name: string
  /** Address without language. */
  path: string
  /** The page itself keeps search engines away, which Lighthouse takes for a fault. */
  unlisted?: boolean
}

/**
 * Those that tests of all pages open, and those that visitors reach by a form or without a connection. The check of a donation is
 * no page that can be opened: without a form it leads back to it.
 */
export const measuredPages: MeasuredPage[] = [
  ...pages,
  {name: 'donation result', path: '/donate/result', unlisted: true},
  {name: 'offline', path: '/offline', unlisted: true},
]

/** Where the page at an address is to be had: of a donation's result, only after a donation. */
export async function urlOf(siteUrl: string, address: string): Promise<string> {
  const url = siteUrl + address
  return address.endsWith('/donate/result') ? resultOf(url) : url
}

/** Donates as the form does, in test mode; the result stands at an address of its own. */
async function resultOf(url: string): Promise<string> {
  const answers = {
    amount: '50',
    method: 'test',
    firstName: 'Ana',
    lastName: 'Muster',
    email: 'ana@example.org',
    phone: '+49 30 23125 1',
    address: 'Musterweg 1',
    intent: 'confirm',
  }
  const check = url.replace(/result$/, 'check')
  const {headers, status} = await fetch(check, {
    method: 'POST',
    body: new URLSearchParams(answers),
    redirect: 'manual',
  })
  const location = headers.get('location')
  if (status !== 303 || !location) throw new Error(`${check} answers ${status} to a donation.`)
  return new URL(location, url).href
}
