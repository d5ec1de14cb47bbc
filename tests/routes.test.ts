import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {sharedPage} from '../app/content/page-address.ts'
import {notPages, ownPageTypes, placeOf} from '../app/content/page-types.ts'

const folder = resolve(import.meta.dirname, '../app/routes')
const files = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
const routes = files.map((name) => name.replace(/\.tsx?$/, ''))

test.each(ownPageTypes)('%s has a route', (type) => {
  const parts = placeOf(type)?.path.split('/').filter(Boolean).join('.').replace(':slug', '$id')
  const names = parts ? [`($lang).${parts}`, `($lang).${parts}._index`] : ['($lang)._index']
  expect(routes.filter((name) => names.includes(name))).toHaveLength(1)
})

test('routes that look like pages and are not are on the list', () => {
  const others = routes.filter((name) => !name.startsWith('($lang)') && !name.includes('['))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((name) => !notPages.some((part) => part === name.split('.')[0]))).toEqual([])
})

test.each(routes.filter((name) => !name.startsWith('($lang)')))('%s is never cached as a page', (name) => {
  const path = name.replace(/\[(.+?)\]|\./g, (_, literal) => literal ?? '/').replace(/\$\w*/, 'x')
  expect(sharedPage({url: `/${path}`, headers: {}}, 'de')).toBeUndefined()
})

const staysAsItIs = /^export \{[^}]*\bnotAfterSending as shouldRevalidate\b/m

test('every page with the newsletter form stays as it is when the form is sent', () => {
  const pages = files
    .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')}))
    .filter(({name, text}) => name.startsWith('($lang)') && text.includes('export default'))
  expect(pages.length).toBeGreaterThan(10)
  const others = pages.filter(({text}) => !staysAsItIs.test(text)).map(({name}) => name)
  // The offline page is static and has no form.
  expect(others).toEqual(['($lang).offline.tsx'])
})
