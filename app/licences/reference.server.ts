import {redirect} from '@remix-run/node'
import {type Reading, readPage, siteSettings} from '~/content/content.server'
import {foldableText, richText} from '~/content/portable-text.server'
import {format} from '~/i18n/format'
import {ownTextsOf, textsOf, translator} from '~/i18n/i18n.server'
import {type LicencePage, licencePath} from './category'
import {detailsOf} from './details'
import {overviewOf, statusOf} from './overview'
import {codeNamed, isEmpty, readSelection} from './selection'

/** The licence reference for a page; `undefined` where staff have switched it off. */
export async function licenceReference(reading: Reading): Promise<LicencePage | undefined> {
  const {licencesEnabled} = await siteSettings(reading)
  return licencesEnabled ? readPage('licencePage', reading) : undefined
}

/** Redirects licence pages home if staff have switched them off; a preview explains it instead. */
export const awayFromLicences = ({preview}: Reading, prefix: string, url: string) =>
  redirect(preview ? `/preview/licences-off?to=${new URL(url).pathname}` : prefix || '/')

/** The data of the overview: its texts, and the categories that the address selects. */
export async function overviewData(reference: LicencePage, {lang}: Reading, prefix: string, url: string) {
  const {categories, notice, abroad, ...labels} = reference
  const {searchParams} = new URL(url)
  const codes = categories.map(({code}) => code)
  const selection = readSelection(searchParams, codes)
  const groups = overviewOf(reference, selection, {lang, texts: textsOf(lang).licences})
  const status = statusOf(groups, selection, await translator(lang))
  const {body, ...aboutAbroad} = abroad
  return {
    page: {...labels, notice: richText(prefix)(notice)},
    abroad: {...aboutAbroad, ...foldableText(prefix)(body)},
    texts: ownTextsOf(lang, 'licences', 'form'),
    choices: categories.map(({code, title, symbol}) => ({code, title, symbol})),
    selection,
    groups,
    status,
    // Names the results in tabs and in the history.
    title: isEmpty(selection) || groups.length === 0 ? labels.title : [`${status} – `, labels.title],
    about: codeNamed(searchParams.get('category'), codes),
  }
}

/** The data of a category's page; `undefined` if there is no such category. */
export function categoryData(reference: LicencePage, {lang}: Reading, prefix: string, slug?: string) {
  const {categories, noticeLine, scopeNote} = reference
  const category = categories.find((one) => one.slug === slug)
  if (!category) return undefined
  const {code, title, summary, description, image, sources} = category
  const texts = textsOf(lang).licences
  return {
    page: {title: [`${format(texts.category, {code})}: `, title], description: summary},
    trail: [{label: reference.title, to: licencePath()}],
    texts: ownTextsOf(lang, 'licences'),
    facts: detailsOf(category, categories, {lang, texts}),
    html: richText(prefix)(description, 2),
    ...{noticeLine, scopeNote, image, sources},
  }
}
