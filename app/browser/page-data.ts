/**
 * The data with which the browser takes over a page. Remix would send a list that names each value by its number. Plain JSON
 * repeats the words of the page, so that a compressed page is a tenth smaller; the browser makes the list of it.
 */

const id = 'page-data'
const end = '</body>'

/** JSON in a script; only these brackets could end it, or begin another in it. */
const inScript = (data: unknown) => JSON.stringify(data).replace(/<(?=\/?script|!--)/gi, '\\u003c')

/**
 * @param html a page in UTF-8, read as Latin 1
 * @param data of its loaders and its action: JSON
 */
export function withPageData(html: string, data: object): string {
  const script = `<script type="application/json" id="${id}">${inScript(data)}</script>`
  const at = html.lastIndexOf(end)
  return html.slice(0, at) + Buffer.from(script).toString('latin1') + html.slice(at)
}

/** Structured data in which only those brackets are escaped; Remix escapes all. */
export const withPlainGraph = (html: string) =>
  html.replace(/(?<=ld\+json">).*?(?=<\/script>)/s, (json) => inScript(JSON.parse(json)))

/** Passes the data to Remix. */
export function passPageData() {
  const json = document.querySelector(`script#${id}`)?.textContent ?? ''
  const {streamController} = window.__remixContext
  streamController.enqueue(`${JSON.stringify(flatten(JSON.parse(json)))}\n`)
  streamController.close()
}

/** The format of turbo-stream: all values in a list, in which objects and arrays name their members by position. */
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
