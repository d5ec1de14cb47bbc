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
  /** Said in another language before. */
  repeated?: boolean
  /** Whom to call, where no header says it. */
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
 * What fails in the browser alone has no reference, and the log knows nothing of it. A page that was reached without its
 * document is loaded with it, so that the server shows it or says what is the matter. Once: the document then is that page's
 * own. The result of a form (`REPLACE`) stays as it is, or its failure would go unnoticed.
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
 * What is shown instead of a page. Where not even the settings are known, it speaks both languages.
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
              // It comes with the answer, as there is no content to read it from.
              phone={isRouteErrorResponse(error) ? error.data?.phone : undefined}
            />
          </section>
        ))}
    </main>
  )
}
