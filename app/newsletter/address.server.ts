import {createHmac} from 'node:crypto'

/**
 * Id of the document of an address: the same in any case, and meaningless without the site's secret. Its dot hides it from
 * readers without a token, also in a dataset that was made public by mistake.
 * @param address as `emailField` reads it: without spaces, with its domain in ASCII
 */
export const idOfAddress = (address: string, secret: string): string =>
  `newsletter.${createHmac('sha256', secret).update(`newsletter ${address.toLowerCase()}`).digest('hex')}`
