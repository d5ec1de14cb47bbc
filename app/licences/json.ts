import {toPlainText} from '@portabletext/react'
import {plain} from '~/content/text'
import {ageText, inclusionText, type Speech} from '~/licences/facts/facts'
import {renderingsOf} from '~/media/image'
import type {Category, LicencePage} from './category'
import {type Inclusion, inclusionsOf} from './relations'

/** A category for other websites, with exactly the fields of the specification. */
export interface PublicCategory {
  /** The code in lower case, as in the category's address. */
  id: string
  title: string
  /** Name of the type group. */
  type: string
  /** The bare code, such as `C1E`. */
  category: string
  /** Plain text, with empty lines between paragraphs. */
  description: string
  /** Minimum ages with scopes and conditions. The misspelt name is the specification's. */
  aquisition: string
  /** Code of the prerequisite category, or `-`. */
  puts: string
  /** The included categories as a `<ul>` of `<li>`, everything else escaped, or `-`. */
  includes: string
  /** Addresses of pictures, empty where there is none. */
  symbol: string
  image: string
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const listOf = (inclusions: Inclusion[]) =>
  inclusions.length === 0
    ? '-'
    : `<ul>${inclusions.map((inclusion) => `<li>${escapeHtml(inclusionText(inclusion))}</li>`).join('')}</ul>`

/** Categories for other websites and programs. `publicUrl` is the base address of this site. */
export function publicCategories(
  page: Pick<LicencePage, 'categories' | 'groupTitles'>,
  speech: Speech,
  publicUrl: string,
): PublicCategory[] {
  const address = (picture: Category['symbol']) => {
    const renderings = renderingsOf(picture)
    return renderings ? `${publicUrl}${renderings.src}` : ''
  }
  return page.categories.map((category) => ({
    id: category.code.toLowerCase(),
    title: plain(category.title),
    type: plain(page.groupTitles[category.group]),
    category: category.code,
    description: toPlainText(category.description as Parameters<typeof toPlainText>[0]),
    aquisition: category.minimumAges.map((age) => plain(ageText(age, speech.texts))).join('. '),
    puts: category.prerequisite ?? '-',
    includes: listOf(inclusionsOf(category.code, page.categories)),
    symbol: address(category.symbol),
    image: address(category.image),
  }))
}
