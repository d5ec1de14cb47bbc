import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {useEffect} from 'react'
import {donatePage} from '~/content/content.server'
import {formId} from '~/donations/form-id'
import {ofOneVisitor} from '~/donations/headers'
import {forgetAnswers} from '~/donations/kept-answers'
import {readMarker} from '~/donations/marker.server'
import {printAmountInFull} from '~/donations/print-amount'
import {accountOf, taxNoticeOf} from '~/donations/terms'
import {TestNotice} from '~/donations/test-notice'
import {Transfer} from '~/donations/transfer'
import {methodWords, wordsOf} from '~/donations/words'
import {forgetDraft} from '~/forms/draft'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {SiteLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => [
  ...pageMeta(data && {...data.words, title: data.heading}, rest),
  {name: 'robots', content: 'noindex'},
]

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders

/** What the address says about a donation, signed; an account only where the donation was none of a test. */
export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const donation = readMarker(new URL(args.request.url).searchParams.get('donation') ?? '')
  if (!donation) throw redirect(withPrefix(prefix, '/donate'))
  const page = await donatePage(reading)
  const words = wordsOf(page)
  const account = donation.test ? undefined : accountOf(page.donations)
  const heading = account ? words.transferHeading : words.testResultHeading
  const transfer = account && {account, taxNotice: taxNoticeOf(page.donations)}
  return data({words, donation, transfer, heading: heading || words.heading}, {headers: ofOneVisitor})
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Result() {
  const {words, donation, transfer, heading} = useLoaderData<typeof loader>()
  const {lang, texts} = useSite()
  useEffect(() => {
    forgetAnswers()
    forgetDraft(formId, donation.arrival)
  }, [donation.arrival])
  const amount = printAmountInFull(donation.cents, lang, donation.currency)
  return (
    <>
      <Banner
        heading={heading}
        intro={transfer ? words.transferText : words.testResultText}
        trail={[{label: words.heading, to: '/donate'}]}
      />
      <div className="section container narrow">
        {transfer ? (
          <Transfer words={words} amount={amount} reference={donation.reference} {...transfer} />
        ) : (
          <>
            <TestNotice text={words.testNotice} />
            <dl className="answers">
              <div>
                <dt>{words.amountLabel}</dt>
                <dd>{amount}</dd>
              </div>
              <div>
                <dt>{words.methodLegend}</dt>
                <dd>{methodWords(words, donation.method).label}</dd>
              </div>
            </dl>
          </>
        )}
        <p className="actions">
          <SiteLink to="/" className="button">
            {texts.toHome}
          </SiteLink>
        </p>
      </div>
    </>
  )
}
