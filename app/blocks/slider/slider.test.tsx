// @vitest-environment jsdom
import {act} from 'react'
import {createRoot, type Root} from 'react-dom/client'
import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {en} from '~/i18n/en'
import {Slider} from './slider'

vi.mock('~/blocks/site', () => ({useSite: () => ({texts: en})}))
vi.mock('~/blocks/link', () => ({
  EditedLink: ({link, tabIndex}: {link: {label: string}; tabIndex?: number}) => (
    <a href="/about" tabIndex={tabIndex}>
      {link.label}
    </a>
  ),
}))

const slide = (_key: string, heading: string) => ({
  _key,
  subtitle: 'Subtitle',
  heading,
  link: {label: 'More', target: {_type: 'aboutPage', slug: null}},
  picture: {alt: '', asset: null},
})
const slides = [slide('a', 'Same'), slide('b', 'Same'), slide('c', 'Other')]

let root: Root

const all = (selector: string) => [...document.querySelectorAll(selector)]
const button = (name: string) => all('button').find(({textContent}) => textContent === name)
const fire = (target: Element | undefined, type: string) =>
  act(() => target?.dispatchEvent(new MouseEvent(type, {bubbles: true})))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  Element.prototype.scrollTo = () => {}
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('words', () => {
  it('that repeat those of the slide before are silent where all slides are in reach, without scripts', () => {
    document.body.innerHTML = renderToStaticMarkup(<Slider slides={slides} name="Pictures" />)
    const words = all('.slide-words')
    expect(words.map((one) => one.getAttribute('aria-hidden'))).toEqual([null, 'true', null])
    expect(words.map((one) => one.querySelector('a')?.getAttribute('tabindex'))).toEqual([null, '-1', null])
    expect(all('.slide[inert], button')).toEqual([])
  })

  it('of slides that are not in view cannot be reached', () => {
    act(() => root.render(<Slider slides={slides} name="Pictures" />))
    const inert = () => all('.slide').map((one) => one.hasAttribute('inert'))
    expect(inert()).toEqual([false, true, true])
    fire(button(en.slider.previous), 'click')
    expect(inert()).toEqual([true, true, false])
  })
})
