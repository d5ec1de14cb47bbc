import type {MetaDescriptor} from '@remix-run/node'
import type {Graph, Thing} from 'schema-dts'
import type {Crumb} from '~/content/paths'
import type {SiteData} from '~/content/site'
import {type Phrase, plain, type Text} from '~/content/text'
import {splitPath, withPrefix} from '~/i18n/languages'
import {type ContentPicture, forSharing, renderingsOf} from '~/media/image'

interface PageWords {
  title: Phrase
  description: Text
  picture?: ContentPicture | null
}

interface Options {
  /** What Remix gives to `meta`. */
  matches: {id: string; data: unknown}[]
  location: {pathname: string}
  /** The home page is titled by its tagline alone. */
  home?: boolean
  /** Pages between home and this one. */
  trail?: Crumb[]
  /** More structured data about the page. */
  things?: Thing[]
}

/**
 * Title, description, picture of shared links and structured data of a page, in its language. Nothing where the page or
 * the settings failed to load: the error page has a title of its own.
 */
export function pageMeta(
  page: PageWords | undefined,
  {matches, location, home, trail, things}: Options,
): MetaDescriptor[] {
  const root = matches.find(({id}) => id === 'root')?.data as SiteData | undefined
  if (!root || !page) return []
  const {site, lang, publicUrl} = root
  const {errorPrefix} = root.texts.form
  // Scripts remove it once the form has no more errors.
  const refused = root.refusedAt === location.pathname ? `${errorPrefix} ` : ''
  const pageTitle = plain(page.title)
  const description = plain(page.description)
  const siteName = plain(site.name)
  const title = home ? pageTitle : `${pageTitle} – ${siteName}`
  const address = (path: string) => `${publicUrl}${withPrefix(`/${lang}`, path)}`
  const {path} = splitPath(location.pathname)
  const image = shareImage(site.shareImage, publicUrl)
  const crumbs = [{label: site.name, to: '/'}, ...(trail ?? []), {label: pageTitle, to: path}]
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organisation(root), ...(home ? [] : [breadcrumbs(crumbs, address)]), ...(things ?? [])],
  }
  return [
    {title: refused + title},
    {name: 'description', content: description},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: siteName},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:url', content: address(path)},
    {property: 'og:locale', content: lang === 'de' ? 'de_DE' : 'en_GB'},
    ...(image
      ? [
          {property: 'og:image', content: image},
          {property: 'og:image:alt', content: plain(site.shareImage.alt)},
        ]
      : []),
    {name: 'twitter:card', content: 'summary_large_image'},
    {'script:ld+json': graph},
  ]
}

function shareImage(picture: ContentPicture, publicUrl: string): string | undefined {
  const renderings = renderingsOf(forSharing(picture))
  return renderings && `${publicUrl}${renderings.src}`
}

function organisation({site, publicUrl}: SiteData): Thing {
  const logo = renderingsOf(site.logo)
  return {
    '@type': 'NGO',
    '@id': `${publicUrl}/#organisation`,
    name: plain(site.name),
    description: plain(site.about),
    url: publicUrl,
    logo: logo && `${publicUrl}${logo.src}`,
    telephone: plain(site.phones[0]?.number ?? ''),
    email: plain(site.emails[0]?.address ?? ''),
  }
}

const breadcrumbs = (crumbs: Crumb[], address: (path: string) => string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({label, to}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plain(label),
    item: address(to),
  })),
})
