import {pages} from '../tests/e2e/support/pages.ts'

/** One page of every kind, for measurements in the browser. */

export interface MeasuredPage {
  name: string
  /** Address without language. */
  path: string
  /** The page is not indexed, which Lighthouse counts as a fault. */
  unlisted?: boolean
}

/** The pages that tests of all pages open, and those that visitors reach by a form or offline. */
export const measuredPages: MeasuredPage[] = [
  ...pages.filter(({path}) => path !== '/offline'),
  {name: 'donation result', path: '/donate/result', unlisted: true},
  {name: 'offline', path: '/offline', unlisted: true},
]

/** The address of a page; a donation's result exists only after a donation. */
export async function urlOf(siteUrl: string, address: string): Promise<string> {
  const url = siteUrl + address
  return address.endsWith('/donate/result') ? resultOf(url) : url
}

/** Donates through the form, in test mode; returns the address of the result. */
async function resultOf(url: string): Promise<string> {
  const answers = {
    amount: '50',
    method: 'test',
    firstName: 'Ana',
    lastName: 'Muster',
    email: 'ana@example.org',
    phone: '+49 30 23125 1',
    address: 'Musterweg 1',
  }
  const form = url.replace(/\/result$/, '')
  const {headers, status} = await fetch(form, {
    method: 'POST',
    body: new URLSearchParams(answers),
    redirect: 'manual',
  })
  const location = headers.get('location')
  if (status !== 303 || !location) throw new Error(`${form} responded ${status} to a donation.`)
  return new URL(location, url).href
}
