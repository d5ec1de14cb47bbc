import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {plain} from '~/content/text'
import {validMark} from '~/forms/confirmation.server'
import {ErrorSummary} from '~/forms/fields'
import {rejectSpam} from '~/forms/guard.server'
import {notAfterSending, sendIfReachable} from '~/forms/reach'
import {readForm} from '~/forms/read.server'
import {formResponse} from '~/forms/response.server'
import {useSending} from '~/forms/sending'
import {ownTextsOf, translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {ContactWays, ReplyFacts} from '~/messages/contact-ways'
import {contactFieldNames, submitContact} from '~/messages/message.server'
import {MessageForm} from '~/messages/message-form'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  const {searchParams} = new URL(args.request.url)
  return {
    page: await readPage('contactPage', reading),
    arrival: validMark('contact', searchParams.get('sent')),
    texts: ownTextsOf(reading.lang, 'form'),
  }
}

export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [settings, t] = await Promise.all([readPage('contactPage', reading), translator(lang)])
  const form = await readForm(args.request)
  const result = (await rejectSpam(args, form, contactFieldNames)) ?? (await submitContact(form, t, settings))
  return formResponse(args, form, result, 'contact', withPrefix(prefix, '/contact'))
}

export {notAfterSending as shouldRevalidate, sendIfReachable as clientAction}

export default function Contact() {
  const {page, arrival} = useLoaderData<typeof loader>()
  const {prefix} = useSite()
  const sending = useSending('contact', arrival)
  return (
    <>
      <ErrorSummary errors={sending.errors} formId={sending.formId} />
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <div className="section container beside">
        <ContactWays hours={page.phoneHours} />
        <section id="message" aria-label={plain(page.formHeading)} className="form-panel">
          {!sending.arrived && (
            <>
              <TextElement as="h2" text={page.formHeading} />
              <ReplyFacts {...page} />
            </>
          )}
          <MessageForm
            sending={sending}
            action={withPrefix(prefix, '/contact')}
            again="/contact#message"
            labels={page}
            contactRequired={page.phoneRequired}
          />
        </section>
      </div>
    </>
  )
}
