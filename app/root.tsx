import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import petrona from '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url'
import type {HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react'
import {lazy, type ReactNode, Suspense} from 'react'
import {siteSettings} from './content/content.server'
import {renderingsOf} from './content/image'
import {plain} from './content/stand-ins'
import {env} from './env.server'
import {errorTexts} from './i18n/error-texts'
import {textsOf} from './i18n/i18n.server'
import {type Language, splitPath} from './i18n/languages'
import {barOf} from './preview/bar.server'
import {readingOf} from './preview/reading.server'
import styles from './styles/site.css?url'
import {Alternates} from './ui/alternates'
import {ErrorPage, wordsFor} from './ui/error-page'
import {Footer} from './ui/footer'
import {Header} from './ui/header'
import {OpenOnPaper} from './ui/open-on-paper'
import {PageProgress} from './ui/page-progress'
import {RouteAnnouncer} from './ui/route-announcer'
import {SavedLanguage} from './ui/saved-language'
import {useSite} from './ui/site'
import {WhatsAppButton} from './ui/whatsapp-button'

/** Only where a page fails: every page has a title of its own. */
/** Without data, as on an error page, the address alone tells the language. */
const languageOf = (pathname: string, data: {lang: Language} | undefined): Language =>
  data?.lang ?? splitPath(pathname).language ?? 'de'

export const meta: MetaFunction<typeof loader> = ({data, error, location}) => [
  {
    title: error
      ? wordsFor(error, errorTexts[languageOf(location.pathname, data)])[0]
      : data && plain(data.site.name),
  },
]

/** What an error says beside its page: when to come back, and that it is not to be kept. */
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
  {rel: 'manifest', href: '/manifest.webmanifest'},
]

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const site = await siteSettings(reading)
  const {preview} = args.context
  return {
    lang,
    prefix,
    site,
    texts: textsOf(lang),
    publicUrl: env.publicUrl,
    year: new Date().getFullYear(),
    ...(preview && {preview: await barOf(preview, lang)}),
  }
}

/** What every page shows changes with the language, with nothing that a visitor does, and when a preview is refreshed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, formMethod}) =>
  splitPath(currentUrl.pathname).language !== splitPath(nextUrl.pathname).language ||
  (currentUrl.href === nextUrl.href && !formMethod)

export function Layout({children}: {children: ReactNode}) {
  const data = useRouteLoaderData<typeof loader>('root')
  const {pathname} = useLocation()
  const icon = data && renderingsOf(data.site.icon)
  return (
    <html lang={languageOf(pathname, data)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Alternates />
        {icon && <link rel="icon" type="image/png" href={icon.at(96, 'png')} />}
        {icon && <link rel="apple-touch-icon" href={icon.at(192, 'png')} />}
        <Links />
        <SavedLanguage />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Loaded by previews alone. */
const PreviewBar = lazy(() => import('./preview/bar'))

export default function Site() {
  const {preview} = useSite()
  return (
    <>
      {preview && (
        <Suspense>
          <PreviewBar {...preview} />
        </Suspense>
      )}
      <PageProgress />
      <OpenOnPaper />
      <RouteAnnouncer />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <WhatsAppButton />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
