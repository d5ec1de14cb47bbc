import type {Page} from '@playwright/test'

/** What the browser says of the connection, from the next page on. */
export const connectBy = (page: Page, connection: {saveData: boolean; effectiveType: string}) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), told)})
  }, connection)
