// @vitest-environment node
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from './tables.ts'

/** Links between the documents of the project lead to files, and to headings, that are there. */

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const pages = ['README.md', 'THIRD-PARTY.md', ...markdownIn('docs'), ...markdownIn('local')]

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, 'code')

/** The anchors that a code host gives the headings of a page. */
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

test('the check sees links', () => {
  expect(linksOf('README.md').length).toBeGreaterThan(20)
  expect(leadsSomewhere('docs/staff-guide.md', 'staff-guide.en.md#1-open-the-studio')).toBe(true)
  expect(leadsSomewhere('docs/staff-guide.md', 'staff-guide.en.md#1-close-the-studio')).toBe(false)
  expect(leadsSomewhere('README.md', 'docs/nothing.md')).toBe(false)
})
