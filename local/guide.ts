import {cp, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {marked} from 'marked'

const style = `:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto 4rem; padding: 0 1.25rem } h2 { margin-top: 3rem }
img { max-width: 100%; border: 1px solid GrayText } td { padding: .5rem; border: 1px solid GrayText }`

/** A heading with the id that GitHub gives it. */
const linked = (_: string, title: string) =>
  `<h2 id="${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-')}">${title}</h2>`

/** Writes the guide for staff, with its pictures, as pages under /studio/static. */
export async function writeGuide(root: string): Promise<void> {
  const folder = join(root, 'studio/static')
  await cp(join(root, 'docs/images/staff-guide'), join(folder, 'images/staff-guide'), {recursive: true})
  for (const language of ['de', 'en']) {
    const text = await readFile(join(root, `docs/staff-guide.${language}.md`), 'utf8')
    const html = await marked(text.replace(/staff-guide\.(\w+)\.md/g, 'guide-$1.html'))
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${/\w.*/.exec(text)}</title><style>${style}</style>`
    const page = `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body><main>${html.replace(/<h2>(.*)<\/h2>/g, linked)}</main></body></html>`
    await writeFile(join(folder, `guide-${language}.html`), page)
  }
}
