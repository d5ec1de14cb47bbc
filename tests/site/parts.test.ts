import {describe, expect, test} from 'vitest'
import {languages, withPrefix} from '../../app/i18n/languages.ts'
import {words} from '../e2e/support/words.ts'
import {open, productForFile} from './support.ts'

/** Server-rendered pages contain the parts that the specification lists. */

const product = productForFile()
const phone = 'tel:+493023125100'
const email = 'mailto:info@example.org'

const textOf = (element?: Element | null) =>
  element?.textContent?.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim() ?? ''
const texts = (scope: ParentNode, selector: string) => [...scope.querySelectorAll(selector)].map(textOf)

const linkOf = (scope: ParentNode | null | undefined, name: string) =>
  [...(scope?.querySelectorAll('a') ?? [])]
    .find((link) => textOf(link) === name || link.getAttribute('aria-label') === name)
    ?.getAttribute('href')

/** The section with this heading or label. */
const sectionOf = (document: Document, name: string) =>
  [...document.querySelectorAll('section')].find(
    (section) =>
      section.getAttribute('aria-label') === name ||
      textOf(document.getElementById(section.getAttribute('aria-labelledby') ?? '')) === name,
  )

/** The control with this label, which may end with a mark for required fields. */
const fieldOf = (document: Document, name: string) => {
  const label = [...document.querySelectorAll('label')].find(
    (one) => textOf(one).replace(/ ?\*$/, '') === name,
  )
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null
}

describe.each(languages)('in %s', (language) => {
  const say = words[language]
  const address = (path: string) => withPrefix(`/${language}`, path)
  const load = async (path: string) => (await open(product.current, address(path))).document

  test('header and footer', async () => {
    const document = await load('/team')
    const header = document.querySelector('header')
    expect(linkOf(header, 'info@example.org')).toBe(email)
    expect(linkOf(header, '+49 30 23125 100')).toBe(phone)
    expect(linkOf(header, say.volunteer)).toBe(address('/contact'))
    expect(linkOf(header, say.pages.home)).toBe(address('/'))
    expect(linkOf(header, say.pages.about)).toBe(address('/about'))
    expect(linkOf(header, say.pages.contact)).toBe(address('/contact'))
    expect(linkOf(header, say.licences)).toBe(address('/licences'))
    expect(linkOf(header, say.newsletter)).toBe(address('/newsletter'))
    expect(linkOf(header, say.donateNow)).toBe(address('/donate'))
    expect(textOf(header)).toContain(say.call)
    expect(texts(document, `nav[aria-label="${say.languages}"] a`)).toEqual(['Deutsch', 'English'])
    expect(sectionOf(document, say.gallery)?.querySelectorAll('img')).toHaveLength(6)
    expect(fieldOf(document, say.newsletterEmail)?.type).toBe('email')
    expect(texts(document, 'footer button')).toContain(say.subscribe)
    expect(textOf(document.querySelector('footer'))).toContain(`© ${new Date().getFullYear()}`)
    expect(linkOf(document, say.top)).toBe('#top')
    const whatsapp = document.querySelector('.whatsapp a')
    expect(whatsapp?.getAttribute('href')).toBe('https://wa.me/493023125900')
    expect(whatsapp?.getAttribute('target')).toBe('_blank')
    expect(whatsapp?.getAttribute('rel')).toMatch(/\bnoopener\b/)
  })

  test('home', async () => {
    const document = await load('/')
    const slides = [...document.querySelectorAll(`.slider [aria-roledescription="${say.slide}"]`)]
    expect(slides).toHaveLength(4)
    for (const slide of slides) {
      expect(textOf(slide)).toContain(say.slideSubtitle)
      expect(slide.querySelectorAll('h2')).toHaveLength(1)
      expect(linkOf(slide, say.discover)).toBe(address('/about'))
    }
    const education = sectionOf(document, say.education)
    expect(education && texts(education, 'h3')).toEqual(expect.arrayContaining(say.topics))
    expect(linkOf(education, say.moreAbout)).toBe(address('/about'))
    expect(linkOf(education, '+49 30 23125 100')).toBe(phone)
    expect(texts(document, '.faq > details > summary > h3')).toEqual(say.questions)
  })

  test('about and team', async () => {
    const document = await load('/about')
    expect(texts(document, 'h2')).toContain(say.mission)
    expect(texts(document, 'h3')).toEqual(expect.arrayContaining(say.goals))
    const main = document.querySelector('main')
    expect(linkOf(main, say.getInTouch)).toBe(address('/contact'))
    expect(linkOf(main, say.donateNow)).toBe(address('/donate'))
    const team = sectionOf(document, say.team)
    expect(team?.querySelectorAll('h3')).toHaveLength(4)
    expect(linkOf(team, say.viewAll)).toBe(address('/team'))
    for (const page of [document, await load('/team')])
      expect(texts(page, 'main *').filter((text) => text === say.role).length).toBeGreaterThanOrEqual(4)
  })

  test('contact', async () => {
    const document = await load('/contact')
    const main = document.querySelector('main')
    expect(linkOf(main, '+49 30 23125 100')).toBe(phone)
    expect(linkOf(main, 'info@example.org')).toBe(email)
    expect(textOf(main)).toContain(say.note)
    for (const label of [say.name, say.email, say.phone])
      expect(fieldOf(document, label)?.getAttribute('aria-required')).toBe('true')
    expect(fieldOf(document, say.message)).not.toBeNull()
    expect(texts(document, 'main button')).toContain(say.send)
  })

  test('donate', async () => {
    const document = await load('/donate')
    expect(textOf(document.querySelector('main'))).toContain(say.testMode)
    expect(fieldOf(document, say.amount)).not.toBeNull()
    const radios = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')]
    const labels = radios.map((radio) =>
      textOf(radio.closest('label') ?? document.querySelector(`label[for="${radio.id}"]`)),
    )
    for (const name of [...say.presets, say.custom]) expect(labels).toContain(name)
    const chosen = labels.filter((_, index) => radios[index]?.checked)
    expect(chosen[0]).toBe(say.presets[2])
    expect(chosen[1]).toContain(say.methods[0])
    for (const label of say.details) expect(fieldOf(document, label)).not.toBeNull()
    expect(texts(document, 'main button')).toEqual([expect.stringContaining(say.donateNow), say.save])
    expect(texts(document, '.faq > details > summary > h3')).toEqual(say.questions)
  })

  test('licences', async () => {
    const rows = async (query: string) =>
      texts(await load(`/licences${query}`), '.licence-head .licence-code')
    expect(await rows('')).toEqual('AM A1 A2 A B1 B C1 C D1 D BE C1E CE D1E DE'.split(' '))
    expect(await rows('?group=buses')).toEqual(['D1', 'D'])
    expect(textOf(await load('/licences?group=buses').then(({body}) => body))).toContain(say.twoFound)
  })
})
