import type {MetaDescriptor} from '@remix-run/node'
import type {Graph, Thing} from 'schema-dts'
import {type ContentPicture, renderingsOf} from '~/content/image'
import {plain} from '~/content/stand-ins'
import {splitPath, withPrefix} from '~/i18n/languages'
import type {SiteData} from './site'

interface PageWords {
  title: string
  description: string
  picture?: ContentPicture | null
}

interface Options {
  /** What Remix gives to `meta`. */
  matches: {id: string; data: unknown}[]
  location: {pathname: string}
  /** The home page is titled by its tagline alone. */
  home?: boolean
  /** Pages between home and this one. */
  trail?: {label: string; to: string}[]
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
  // Scripts take it away again when nothing is wrong any more.
  const refused = root.refusedAt === location.pathname ? `${errorPrefix} ` : ''
  const title = home ? page.title : `${page.title} – ${site.name}`
  const address = (path: string) => `${publicUrl}${withPrefix(`/${lang}`, path)}`
  const {path} = splitPath(location.pathname)
  const image = shareImage(site.shareImage, publicUrl)
  const crumbs = [{label: site.name, to: '/'}, ...(trail ?? []), {label: page.title, to: path}]
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organisation(root), ...(home ? [] : [breadcrumbs(crumbs, address)]), ...(things ?? [])],
  }
  return plain([
    {title: refused + title},
    {name: 'description', content: page.description},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: site.name},
    {property: 'og:title', content: title},
    {property: 'og:description', content: page.description},
    {property: 'og:url', content: address(path)},
    {property: 'og:locale', content: lang === 'de' ? 'de_DE' : 'en_GB'},
    ...(image
      ? [
          {property: 'og:image', content: image},
          {property: 'og:image:alt', content: site.shareImage.alt},
        ]
      : []),
    {name: 'twitter:card', content: 'summary_large_image'},
    {'script:ld+json': graph},
  ])
}

function shareImage(picture: ContentPicture, publicUrl: string): string | undefined {
  const renderings = renderingsOf(picture)
  return renderings && `${publicUrl}${renderings.src}`
}

function organisation({site, publicUrl}: SiteData): Thing {
  const logo = renderingsOf(site.logo)
  return {
    '@type': 'NGO',
    '@id': `${publicUrl}/#organisation`,
    name: site.name,
    description: site.about,
    url: publicUrl,
    logo: logo && `${publicUrl}${logo.src}`,
    telephone: site.phones[0]?.number,
    email: site.emails[0]?.address,
  }
}

const breadcrumbs = (crumbs: {label: string; to: string}[], address: (path: string) => string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({label, to}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: address(to),
  })),
})
