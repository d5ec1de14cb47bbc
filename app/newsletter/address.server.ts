import {createHmac} from 'node:crypto'

/**
 * Document id of an address. It ignores case and reveals nothing without the site's secret. Its dot hides the document
 * from readers without a token, even if the dataset was made public by mistake.
 * @param address as `emailField` reads it: without spaces, with its domain in ASCII
 */
export const idOfAddress = (address: string, secret: string): string =>
  `newsletter.${createHmac('sha256', secret).update(`newsletter ${address.toLowerCase()}`).digest('hex')}`
