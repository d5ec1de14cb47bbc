import type {HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
} from '@remix-run/react'
import {lazy, type ReactNode, Suspense, useEffect} from 'react'
import {useSite, useSiteIfLoaded} from '~/blocks/site'
import {PageProgress} from '~/browser/page-progress'
import {OfflineReading} from '~/browser/reading'
import {RouteAnnouncer} from '~/browser/route-announcer'
import {SavedLanguage} from '~/browser/saved-language'
import type {SiteData} from '~/content/site'
import {plain} from '~/content/text'
import {renderingsOf} from '~/media/image'
import {env} from '~/platform/env.server'
import {Alternates} from '~/shell/alternates'
import {DocumentFallback} from '~/shell/document-fallback'
import {ErrorPage, wordsFor} from '~/shell/error-page'
import {Footer} from '~/shell/footer'
import {Header} from '~/shell/header'
import {WhatsAppButton} from '~/shell/whatsapp-button'
import {siteSettings} from './content/content.server'
import {errorTexts} from './i18n/error-texts'
import {pageTextsOf} from './i18n/i18n.server'
import {type Language, splitPath} from './i18n/languages'
import {NewsletterSection} from './newsletter/form'
import {subscribers} from './newsletter/newsletter.server'
import {barOf} from './preview/bar.server'
import {readingOf} from './preview/reading.server'
import {reportWhatsAppClicks} from './privacy/consent'
import {trackingOffer} from './privacy/tracking.server'
import atkinson from './styles/fonts/atkinson-hyperlegible-next-latin.woff2?url'
import petrona from './styles/fonts/petrona-latin.woff2?url'
import styles from './styles/site.css?url'

/** Without data, as on an error page, the address alone tells the language. */
const languageOf = (pathname: string, data: {lang: Language} | undefined): Language =>
  data?.lang ?? splitPath(pathname).language ?? 'de'

/** For pages that fail: all others set their own title. */
export const meta: MetaFunction<typeof loader> = ({data, error, location}) => [
  {
    title: error
      ? wordsFor(error, errorTexts[languageOf(location.pathname, data)])[0]
      : data && plain(data.site.name),
  },
]

/** Headers of error responses, such as `Retry-After` and `Cache-Control`. */
export const headers: HeadersFunction = ({errorHeaders}) => errorHeaders ?? new Headers()

export const links: LinksFunction = () => [
  ...[petrona, atkinson].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  {rel: 'stylesheet', href: styles},
]

/** Older datasets lack these texts. */
const isComplete = ({consentText, successText, failureText}: Record<string, unknown>) =>
  Boolean(consentText && successText && failureText)

export async function loader(args: LoaderFunctionArgs): Promise<SiteData> {
  const {lang, prefix, reading} = await readingOf(args)
  const [site, offer] = await Promise.all([siteSettings(reading), trackingOffer()])
  const {preview, refusedAt} = args.context
  return {
    lang,
    prefix,
    // No newsletter form without a place to store addresses or without the texts that explain it.
    site: {...site, newsletter: subscribers && isComplete(site.newsletter) ? site.newsletter : null},
    texts: pageTextsOf(lang),
    publicUrl: env.publicUrl,
    year: new Date().getFullYear(),
    ...(refusedAt && {refusedAt}),
    ...(offer && !preview && {consentVersion: offer.version}),
    serviceWorker: env.serviceWorker,
    ...(preview && {preview: await barOf(preview, lang)}),
  }
}

/** These data change with the language and when a preview is refreshed, but not with anything that a visitor does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, formMethod}) =>
  splitPath(currentUrl.pathname).language !== splitPath(nextUrl.pathname).language ||
  (currentUrl.href === nextUrl.href && !formMethod)

/** Whether a page is served without scripts: see `routes/($lang).offline.tsx`. */
const useIsStatic = () =>
  useMatches().some(({handle}) => (handle as {isStatic?: boolean} | undefined)?.isStatic === true)

export function Layout({children}: {children: ReactNode}) {
  const data = useSiteIfLoaded()
  const {pathname} = useLocation()
  const icon = data && renderingsOf(data.site.icon)
  const isStatic = useIsStatic()
  return (
    <html lang={languageOf(pathname, data)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Alternates />
        {icon && <link rel="icon" href={icon.drawing ?? icon.at(96, 'png')} />}
        {icon && <link rel="apple-touch-icon" href={icon.at(192, 'png')} />}
        <Links />
        {!isStatic && <SavedLanguage />}
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            {!data?.preview && <ScrollRestoration />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Loaded only by previews. */
const PreviewBar = lazy(() => import('./preview/bar'))

export default function Site() {
  const {preview, consentVersion} = useSite()
  const isStatic = useIsStatic()
  useEffect(() => (consentVersion ? reportWhatsAppClicks(consentVersion) : undefined), [consentVersion])
  return (
    <>
      {preview && (
        <Suspense>
          <PreviewBar {...preview} />
        </Suspense>
      )}
      <DocumentFallback />
      <OfflineReading />
      <PageProgress />
      <RouteAnnouncer />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!isStatic && <WhatsAppButton />}
      <Footer isStatic={isStatic}>{!isStatic && <NewsletterSection />}</Footer>
    </>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorPage>
      <NewsletterSection />
    </ErrorPage>
  )
}
