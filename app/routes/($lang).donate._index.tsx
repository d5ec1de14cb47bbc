import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {useActionData, useLoaderData} from '@remix-run/react'
import {donatePage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {intents} from '~/donations/answers'
import {answersOf, checkAnswers, detailErrors} from '~/donations/answers.server'
import {DonationForm, type FieldsProps} from '~/donations/form'
import {formId} from '~/donations/form-id'
import {ofOneVisitor} from '~/donations/headers'
import {termsOf} from '~/donations/terms'
import {TestNotice} from '~/donations/test-notice'
import {wordsOf} from '~/donations/words'
import {noteRefusal} from '~/forms/answer.server'
import {ErrorSummary, FormMessage} from '~/forms/fields'
import {stopped, waiting} from '~/forms/guard.server'
import {OtherWays} from '~/forms/other-ways'
import {PleaseWait} from '~/forms/please-wait'
import {readForm} from '~/forms/read.server'
import {translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {Faq} from '~/ui/faq'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.words, rest)

export {formHeaders as headers} from '~/forms/guard.server'

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const page = await donatePage(reading)
  const html = withHtml(prefix)
  return {
    words: wordsOf(page),
    terms: termsOf(page.donations),
    faq: page.faq.map((entry) => html(entry, 'answer', 4)),
    emergency: page.emergency && html(page.emergency, 'body'),
  }
}

/** Answers that are right go on to their check with the same request; nothing is charged, stored or sent. */
export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [page, t, form] = await Promise.all([donatePage(reading), translator(lang), readForm(args.request)])
  const terms = termsOf(page.donations)
  const checks = {t, lang, terms, words: wordsOf(page)}
  const values = answersOf(form, terms)
  const answer = (status: number, errors: ReturnType<typeof detailErrors>, saved = false) => {
    if (status === 422) noteRefusal(args)
    return data({values, errors, saved, stop: undefined}, {status, headers: ofOneVisitor})
  }
  const intent = form.get('intent')
  if (intent === intents.change) return answer(200, {})
  const stop = stopped(args, form, [])
  if (stop) {
    const init = stop.status === 'limited' ? waiting(stop) : {status: 503, headers: ofOneVisitor}
    return data({values, errors: {}, saved: false, stop}, init)
  }
  if (intent === intents.save) {
    const errors = detailErrors(values, checks)
    const saved = Object.keys(errors).length === 0
    return answer(saved ? 200 : 422, errors, saved)
  }
  const checked = checkAnswers(values, checks)
  if ('errors' in checked) return answer(422, checked.errors)
  throw redirect(withPrefix(prefix, '/donate/check'), 307)
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Donate() {
  const {words, terms, faq, emergency} = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const errors: FieldsProps['errors'] = result?.errors ?? {}
  return (
    <>
      <ErrorSummary errors={errors} formId={formId} />
      {result?.stop && (
        <div className="container answer">
          <NotLookedAt answer={result.stop} />
        </div>
      )}
      {result?.saved && (
        <div className="container answer">
          <FormMessage kind="success" title={words.detailsHeading} text={words.savedNotice} answer={result} />
        </div>
      )}
      <Banner heading={words.heading} intro={words.intro} picture={words.picture} />
      <div className="section container narrow">
        {terms.testMode && <TestNotice text={words.testNotice} />}
        <DonationForm words={words} terms={terms} values={result?.values ?? {}} errors={errors} />
      </div>
      <section className="section container narrow" aria-labelledby="faq">
        <h2 id="faq">{words.faqHeading}</h2>
        <Faq entries={faq} emergency={emergency} />
      </section>
    </>
  )
}

/** Answers that went no further: too many came, or something has filled in the field that nobody meets. */
function NotLookedAt({answer}: {answer: NonNullable<ReturnType<typeof stopped>>}) {
  const {form} = useSite().texts
  if (answer.status === 'limited') return <PleaseWait answer={answer} />
  return (
    <FormMessage kind="failure" title={form.refusedTitle} text={form.refused.other} answer={answer}>
      <OtherWays help={form.refused.help} />
    </FormMessage>
  )
}
