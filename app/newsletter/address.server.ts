import {createHmac} from 'node:crypto'
import {domainToASCII} from 'node:url'

/**
 * One way of writing an e-mail address, to tell whether two are the same: without spaces around it, in lower case, with the
 * domain as computers write it (`MÜLLER.example` and `xn--mller-kva.example` are one). Nobody is written to at what comes out.
 */
export function normalisedAddress(address: string): string {
  const trimmed = address.trim().normalize('NFKC')
  const at = trimmed.lastIndexOf('@')
  const [local, domain] = [trimmed.slice(0, Math.max(at, 0)), trimmed.slice(at + 1).trim()]
  // What is no domain stays as it is.
  const name = (domainToASCII(domain) || domain.toLowerCase()).replace(/\.$/, '')
  return `${local.toLowerCase().normalize('NFKC')}@${name}`
}

/**
 * Id of the document of an address: the same for the same address, and without the site's secret nobody can tell from an id,
 * in a log or a list, whose it is. Its dot keeps it from readers without a token, also in a dataset that was made public by
 * mistake.
 */
export const idOfAddress = (address: string, secret: string): string =>
  `newsletter.${createHmac('sha256', secret)
    .update(`newsletter ${normalisedAddress(address)}`)
    .digest('hex')}`
