import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {en} from '~/i18n/en'
import {T} from './text'

vi.mock('./site', () => ({useSite: () => ({texts: en})}))

const html = (node: ReactNode) => renderToStaticMarkup(node)
const german = {text: 'Über uns', lang: 'de'} as const
const note = ' <small class="only-in">Only in German so far.</small>'

it('shows a text in the language of the page as it is', () => {
  expect(html(<T note>About us</T>)).toBe('About us')
  expect(html(<T>{['18 years', ', ', 'in Austria only']}</T>)).toBe('18 years, in Austria only')
})

it('marks a text in the other language, with a note where it is wanted', () => {
  expect(html(<T>{german}</T>)).toBe('<span lang="de">Über uns</span>')
  expect(html(<T note>{german}</T>)).toBe(`<span lang="de">Über uns</span>${note}`)
})

it('marks the parts of a phrase that are in the other language, with one note', () => {
  expect(html(<T note>{['Category C: ', german, ', ', german]}</T>)).toBe(
    `Category C: <span lang="de">Über uns</span>, <span lang="de">Über uns</span>${note}`,
  )
})

it('renders nothing for an empty text', () => {
  expect(html(<T note>{{text: '', lang: 'de'}}</T>)).toBe('')
  expect(html(<T>{''}</T>)).toBe('')
})
