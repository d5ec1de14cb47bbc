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

const step = 7_000
let reducedMotion = false

let root: Root

const all = (selector: string) => [...document.querySelectorAll(selector)]
const position = () => all('.slider-position .visually-hidden')[0]?.textContent
const button = (name: string) => all('button').find(({textContent}) => textContent === name)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const fire = (target: Element | undefined, type: string) =>
  act(() => target?.dispatchEvent(new MouseEvent(type, {bubbles: true})))
const show = (autoplay: boolean) =>
  act(() => root.render(<Slider slides={slides} name="Pictures" autoplay={autoplay} />))

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion = false
  vi.stubGlobal('matchMedia', () => ({matches: reducedMotion}))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  Element.prototype.scrollTo = () => {}
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('slides that move by themselves', () => {
  it('do so only where staff want it', () => {
    show(false)
    wait(3 * step)
    expect(position()).toBe('Slide 1 of 3')
    expect(button(en.slider.stop)).toBeUndefined()
  })

  it('go on from the last to the first', () => {
    show(true)
    wait(step)
    expect(position()).toBe('Slide 2 of 3')
    wait(step)
    wait(step)
    expect(position()).toBe('Slide 1 of 3')
  })

  it('never do under reduced motion', () => {
    reducedMotion = true
    show(true)
    wait(3 * step)
    expect(position()).toBe('Slide 1 of 3')
  })

  it('wait while a pointer is over them', () => {
    show(true)
    fire(all('.slider')[0], 'pointerover')
    wait(3 * step)
    expect(position()).toBe('Slide 1 of 3')
    fire(all('.slider')[0], 'pointerout')
    wait(step)
    expect(position()).toBe('Slide 2 of 3')
  })

  it('stop for good at the button, and are read aloud only then', () => {
    show(true)
    const live = () => all('.slider-position')[0]?.getAttribute('aria-live')
    expect(live()).toBe('off')
    fire(button(en.slider.stop), 'click')
    wait(3 * step)
    expect(position()).toBe('Slide 1 of 3')
    expect(live()).toBe('polite')
    expect(button(en.slider.start)).toBeDefined()
  })

  it('stop when the keyboard comes in', () => {
    show(true)
    fire(button(en.slider.next), 'focusin')
    wait(3 * step)
    expect(position()).toBe('Slide 1 of 3')
  })
})

describe('words', () => {
  it('that repeat those of the slide before are silent where all slides are in reach, without scripts', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <Slider slides={slides} name="Pictures" autoplay={false} />,
    )
    const words = all('.slide-words')
    expect(words.map((one) => one.getAttribute('aria-hidden'))).toEqual([null, 'true', null])
    expect(words.map((one) => one.querySelector('a')?.getAttribute('tabindex'))).toEqual([null, '-1', null])
    expect(all('.slide[inert], button')).toEqual([])
  })

  it('of slides that are not in view cannot be reached', () => {
    show(false)
    const inert = () => all('.slide').map((one) => one.hasAttribute('inert'))
    expect(inert()).toEqual([false, true, true])
    fire(button(en.slider.previous), 'click')
    expect(inert()).toEqual([true, true, false])
  })
})
