import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {useActionData, useLoaderData, useNavigate} from '@remix-run/react'
import {donatePage} from '~/content/content.server'
import {intents} from '~/donations/answers'
import {answersOf, checkAnswers} from '~/donations/answers.server'
import {CheckForm} from '~/donations/check-form'
import {ofOneVisitor} from '~/donations/headers'
import {useAnswersAgain, useKeptAnswers} from '~/donations/kept-answers'
import {markerOf, referenceFor} from '~/donations/marker.server'
import {termsOf} from '~/donations/terms'
import {TestNotice} from '~/donations/test-notice'
import {wordsOf} from '~/donations/words'
import {secondsToWait, waiting} from '~/forms/guard.server'
import {PleaseWait} from '~/forms/please-wait'
import {readForm} from '~/forms/read.server'
import {translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {SiteLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => [
  ...pageMeta(data && {...data.words, title: data.words.checkHeading || data.words.title}, rest),
  {name: 'robots', content: 'noindex'},
]

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  const page = await donatePage(reading)
  return {words: wordsOf(page), terms: termsOf(page.donations)}
}

/** Shows the answers once more, or goes on to the result, whose address tells nothing about the visitor. */
export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [page, t, form] = await Promise.all([donatePage(reading), translator(lang), readForm(args.request)])
  const seconds = secondsToWait(args)
  const terms = termsOf(page.donations)
  const answers = answersOf(form, terms)
  const checked = checkAnswers(answers, {t, lang, terms, words: wordsOf(page)})
  // The form says what is wrong, or to wait.
  if ('errors' in checked) throw redirect(withPrefix(prefix, '/donate'), 307)
  const {donation} = checked
  if (seconds > 0) {
    const {status, headers} = waiting({seconds})
    return data({answers, donation, limited: {seconds}}, {status, headers: {...headers, ...ofOneVisitor}})
  }
  if (form.get('intent') !== intents.confirm)
    return data({answers, donation, limited: undefined}, {headers: ofOneVisitor})
  const marker = markerOf({
    ...donation,
    currency: terms.currency,
    test: terms.testMode,
    reference: referenceFor(answers, new Date()),
  })
  throw redirect(`${withPrefix(prefix, '/donate/result')}?donation=${marker}`, 303)
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Check() {
  const {words, terms} = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  useKeptAnswers(result?.answers, useWayToForm())
  return (
    <>
      {result?.limited && (
        <div className="container answer">
          <PleaseWait answer={result.limited} />
        </div>
      )}
      <Banner
        heading={words.checkHeading || words.heading}
        intro={words.checkIntro}
        trail={[{label: words.heading, to: '/donate'}]}
      />
      <div className="section container narrow">
        {terms.testMode && <TestNotice text={words.testNotice} />}
        {result ? <CheckForm words={words} terms={terms} {...result} /> : <NothingToCheck />}
      </div>
    </>
  )
}

/** Leads from this page to the form, which takes its place in the browser's history. */
function useWayToForm() {
  const {prefix} = useSite()
  const navigate = useNavigate()
  return () => navigate(withPrefix(prefix, '/donate'), {replace: true})
}

/** Where somebody comes by a link, as when switching the language: answers come with the form alone. */
function NothingToCheck() {
  const {words} = useLoaderData<typeof loader>()
  const {texts, prefix} = useSite()
  useAnswersAgain(withPrefix(prefix, '/donate/check'), useWayToForm())
  return (
    <>
      <p>{texts.donate.nothingToCheck}</p>
      <SiteLink to="/donate" className="button primary">
        {words.donateLabel}
      </SiteLink>
    </>
  )
}
