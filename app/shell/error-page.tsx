import {isRouteErrorResponse, useLocation, useNavigationType, useRouteError} from '@remix-run/react'
import {type ReactNode, useEffect} from 'react'
import {PhoneLink} from '~/blocks/link'
import {useSiteIfLoaded} from '~/blocks/site'
import {type ErrorTexts, errorTexts} from '~/i18n/error-texts'
import {languages, splitPath} from '~/i18n/languages'
import {Footer} from './footer'
import {Header} from './header'

/** Heading and explanation of an error. */
export function wordsFor(error: unknown, texts: ErrorTexts): [title: string, text: string] {
  if (!isRouteErrorResponse(error)) return [texts.title, texts.text]
  if (error.data?.reason === 'not-there-yet') return [texts.notThereTitle, texts.notThereText]
  if (error.data?.reason === 'lake-away') return [texts.awayTitle, texts.awayText]
  if (error.status < 500) return [texts.badRequestTitle, texts.badRequestText]
  return [texts.title, texts.text]
}

interface MessageProps {
  error: unknown
  texts: ErrorTexts
  prefix: string
  /** Whether the same message precedes it in another language. */
  repeated?: boolean
  /** The number to call, where no header shows it. */
  phone?: string
}

function Message({error, texts, prefix, repeated, phone}: MessageProps) {
  const [title, text] = wordsFor(error, texts)
  // The reference under which the log has the details.
  const reference: unknown = isRouteErrorResponse(error) && error.data?.reference
  const Heading = repeated ? 'h2' : 'h1'
  return (
    <>
      <Heading>{title}</Heading>
      <p className="lead">{text}</p>
      {phone && (
        <p>
          {texts.call} <PhoneLink number={phone} />
        </p>
      )}
      {typeof reference === 'string' && (
        <p>
          {texts.reference} <strong translate="no">{reference}</strong>
        </p>
      )}
      <p>
        <a className={repeated ? 'button' : 'button primary'} href={prefix || '/'}>
          {texts.home}
        </a>
      </p>
    </>
  )
}

const addressOf = ({pathname, search}: {pathname: string; search: string}) => pathname + search

/** The page that the document was loaded with. */
const loadedWith = typeof window === 'undefined' ? undefined : addressOf(window.location)

/**
 * Errors in the browser have no reference, and are not in the log. A page reached by client-side navigation is reloaded
 * once as a document, so that the server shows it or reports the problem. The result of a form (`REPLACE`) is not
 * reloaded, or its failure would go unnoticed.
 */
function useDocumentInstead(error: unknown) {
  const isElsewhere = addressOf(useLocation()) !== loadedWith
  const isOfForm = useNavigationType() === 'REPLACE'
  const helps = !isRouteErrorResponse(error) && isElsewhere && !isOfForm
  useEffect(() => {
    if (helps) window.location.reload()
  }, [helps])
}

/**
 * Replaces a page that failed. Uses both languages if not even the settings could be loaded.
 * @param children as for the footer
 */
export function ErrorPage({children}: {children: ReactNode}) {
  const error = useRouteError()
  useDocumentInstead(error)
  const data = useSiteIfLoaded()
  const asked = splitPath(useLocation().pathname).language
  if (data)
    return (
      <>
        <Header />
        <main id="main" className="error-page container" tabIndex={-1}>
          <Message error={error} texts={errorTexts[data.lang]} prefix={data.prefix} />
        </main>
        <Footer>{children}</Footer>
      </>
    )
  return (
    <main id="main" className="error-page container" tabIndex={-1}>
      {[...languages]
        .sort((a, b) => Number(b === asked) - Number(a === asked))
        .map((language, index) => (
          <section key={language} lang={language}>
            <Message
              error={error}
              texts={errorTexts[language]}
              prefix={`/${language}`}
              repeated={index > 0}
              // From the response, as there is no content to read it from.
              phone={isRouteErrorResponse(error) ? error.data?.phone : undefined}
            />
          </section>
        ))}
    </main>
  )
}
