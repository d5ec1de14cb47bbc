import {forwardRef, type ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {beginsGerman, ends} from '~/content/stand-ins'
import {en} from '~/i18n/en'

vi.mock('../site', () => ({useSite: () => ({texts: en})}))

/** All that is here was compiled as every component of ours: through `jsx-dev-runtime`. */

const text = (words: string) => `${beginsGerman}${words}${ends}`
const html = (node: ReactNode) => renderToStaticMarkup(node)
const inGerman = (words: string) => `<span lang="de">${words}</span>`
const note = ' <small class="only-in">Only in German so far.</small>'

const warned = vi.spyOn(console, 'error')
beforeEach(() => void warned.mockClear())
afterEach(() => expect(warned, 'warnings of React').not.toHaveBeenCalled())

describe('a text that stands in', () => {
  it('is in its language, and headings and paragraphs say so', () => {
    expect(html(<h1 id="top">{text('Über uns')}</h1>)).toBe(
      `<h1 id="top">${inGerman('Über uns')}${note}</h1>`,
    )
    expect(html(<p>{text('Wir')}</p>)).toBe(`<p>${inGerman('Wir')}${note}</p>`)
  })

  it('has no note in labels, links and buttons', () => {
    expect(html(<button type="button">{text('Senden')}</button>)).toBe(
      `<button type="button">${inGerman('Senden')}</button>`,
    )
    expect(html(<label htmlFor="name">{text('Name')}</label>)).toBe(
      `<label for="name">${inGerman('Name')}</label>`,
    )
  })

  it('stands among other things, and one note is enough', () => {
    const words = (
      <p>
        Category C: {text('Lastwagen')} <a href="/c">{text('Mehr')}</a> {text('Ende')}
      </p>
    )
    expect(html(words)).toBe(
      `<p>Category C: ${inGerman('Lastwagen')} <a href="/c">${inGerman('Mehr')}</a> ${inGerman('Ende')}${note}</p>`,
    )
    expect(html(<li>{`18 years, ${text('nur in Österreich')}`}</li>)).toBe(
      `<li>18 years, ${inGerman('nur in Österreich')}</li>`,
    )
  })

  it('stands beside elements from a list', () => {
    const items = ['a', 'b'].map((key) => <b key={key}>{text(key)}</b>)
    expect(
      html(
        <div>
          {text('Titel')}
          {items}
          {items.length > 5 && 'many'}
        </div>,
      ),
    ).toBe(`<div>${inGerman('Titel')}<b>${inGerman('a')}</b><b>${inGerman('b')}</b></div>`)
  })

  it('is the whole of an option, which holds no elements', () => {
    expect(html(<option value="b">{text('Busse')}</option>)).toBe(
      '<option value="b" lang="de">Busse</option>',
    )
  })

  it('may be empty', () => {
    expect(html(<p>{text('')}</p>)).toBe('<p></p>')
  })

  it('is the only text of a picture, which says its language', () => {
    expect(html(<img src="/a" alt={text('Ein Bild')} />)).toBe('<img lang="de" src="/a" alt="Ein Bild"/>')
    expect(html(<img src="/a" alt={`Picture: ${text('Ein Bild')}`} />)).toBe(
      '<img src="/a" alt="Picture: Ein Bild"/>',
    )
    expect(html(<img src="/a" alt="The house" />)).toBe('<img src="/a" alt="The house"/>')
  })

  it('loses its tags in attributes', () => {
    expect(html(<input aria-label={`1: ${text('Name')}`} defaultValue={text('x')} />)).toBe(
      '<input aria-label="1: Name" value="x"/>',
    )
  })

  it('passes through components of ours, and reaches those of libraries as they know texts', () => {
    const Heading = ({words}: {words: string}) => <h2>{words}</h2>
    expect(html(<Heading words={text('Ziele')} />)).toBe(`<h2>${inGerman('Ziele')}${note}</h2>`)
    const received: Record<string, unknown> = {}
    const Foreign = forwardRef<HTMLElement, {title: string; children: ReactNode}>((props, _ref) => {
      Object.assign(received, props)
      return null
    })
    html(<Foreign title={text('Titel')}>{text('Kind')}</Foreign>)
    expect(received.title).toBe('Titel')
    expect(html(received.children as ReactNode)).toBe(inGerman('Kind'))
  })
})

it('everything else stays as it was', () => {
  const own = {className: 'x', children: ['a', <b key="b">b</b>, 0, null]}
  expect(html(<div {...own} />)).toBe('<div class="x">a<b>b</b>0</div>')
  expect(
    html(
      <>
        plain<p>words</p>
      </>,
    ),
  ).toBe('plain<p>words</p>')
})
