/**
 * The data that hydrate a page. Remix would send them in turbo-stream's format, a list of numbered values. Plain JSON
 * repeats the texts of the page, so a compressed page is a tenth smaller; the browser converts it.
 */

const id = 'page-data'
const end = '</body>'

/** JSON for a script element. Escapes only a `<` that could close it, or open a script or comment in it. */
const inScript = (data: unknown) => JSON.stringify(data).replace(/<(?=\/?script|!--)/gi, '\\u003c')

/**
 * @param html UTF-8 bytes of a page, decoded as Latin-1
 * @param data JSON values: the data of loaders and action, and errors
 */
export function withPageData(html: string, data: object): string {
  const script = `<script type="application/json" id="${id}">${inScript(data)}</script>`
  const at = html.lastIndexOf(end)
  return html.slice(0, at) + Buffer.from(script).toString('latin1') + html.slice(at)
}

/** Replaces the escaping of structured data: Remix escapes every `<`. */
export const withPlainGraph = (html: string) =>
  html.replace(/(?<=ld\+json">).*?(?=<\/script>)/s, (json) => inScript(JSON.parse(json)))

/** Passes the data to Remix. */
export function passPageData() {
  const json = document.querySelector(`script#${id}`)?.textContent ?? ''
  const {streamController} = window.__remixContext
  streamController.enqueue(`${JSON.stringify(flatten(JSON.parse(json)))}\n`)
  streamController.close()
}

/** Converts to turbo-stream's format: a list of all values, where objects and arrays refer to members by index. */
export function flatten(data: unknown): unknown[] {
  const list: unknown[] = []
  function add(value: unknown): number {
    const at = list.push(value) - 1
    if (Array.isArray(value)) list[at] = value.map(add)
    else if (value && typeof value === 'object')
      list[at] = Object.fromEntries(
        Object.entries(value).map(([key, member]) => [`_${add(key)}`, add(member)]),
      )
    return at
  }
  add(data)
  return list
}

declare global {
  interface Window {
    __remixContext: {streamController: ReadableStreamDefaultController<string>}
  }
}
