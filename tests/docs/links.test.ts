import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from './tables.ts'

/** Links between the project's documents lead to existing files and headings. */

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'))
const pages = [...atRoot, ...['docs', 'lake', 'local', 'tests'].flatMap(markdownIn)]

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, 'code')

/** The anchors that a code host gives to headings. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksOf = (page: string) =>
  [...withoutCode(readFileSync(join(root, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? join(root, dirname(page), decodeURI(path)) : join(root, page)
  if (!existsSync(file)) return false
  return anchor === undefined || anchorsOf(file).includes(decodeURI(anchor))
}

test.each(pages)('%s', (page) => {
  expect(linksOf(page).filter((link) => !leadsSomewhere(page, link))).toEqual([])
})
