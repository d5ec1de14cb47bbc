import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {contactPage} from '~/content/content.server'
import {answerForm} from '~/forms/answer.server'
import {validMark} from '~/forms/confirmation.server'
import {ErrorSummary} from '~/forms/fields'
import {stopped} from '~/forms/guard.server'
import {contactFieldNames, submitContact} from '~/forms/message.server'
import {MessageForm} from '~/forms/message-form'
import {notAfterSending, sendIfReachable} from '~/forms/reach'
import {readForm} from '~/forms/read.server'
import {useSending} from '~/forms/sending'
import {translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {IconMail, IconPhone} from '~/ui/icons'
import {EmailLink, PhoneLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  const {searchParams} = new URL(args.request.url)
  return {page: await contactPage(reading), arrival: validMark('contact', searchParams.get('sent'))}
}

export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [settings, t] = await Promise.all([contactPage(reading), translator(lang)])
  const form = await readForm(args.request)
  const result = stopped(args, form, contactFieldNames) ?? (await submitContact(form, t, settings))
  return answerForm(args, form, result, 'contact', withPrefix(prefix, '/contact'))
}

export {notAfterSending as shouldRevalidate, sendIfReachable as clientAction}

export default function Contact() {
  const {page, arrival} = useLoaderData<typeof loader>()
  const {site, prefix} = useSite()
  const sending = useSending('contact', arrival)
  return (
    <>
      <ErrorSummary errors={sending.errors} formId={sending.formId} />
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <div className="section container contact-grid">
        <div className="contact-ways">
          <section aria-labelledby="by-phone">
            <h2 id="by-phone">
              <IconPhone aria-hidden="true" size={24} /> {page.phoneHeading}
            </h2>
            <ul>
              {site.phones.map(({_key, label, number}) => (
                <li key={_key}>
                  {label}: <PhoneLink number={number} />
                </li>
              ))}
            </ul>
            {page.phoneHours && <p>{page.phoneHours}</p>}
          </section>
          <section aria-labelledby="by-email">
            <h2 id="by-email">
              <IconMail aria-hidden="true" size={24} /> {page.emailHeading}
            </h2>
            <ul>
              {site.emails.map(({_key, label, address}) => (
                <li key={_key}>
                  {label}: <EmailLink address={address} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section id="message" aria-labelledby="contact-heading" className="form-panel">
          <h2 id="contact-heading">{page.formHeading}</h2>
          <MessageForm
            sending={sending}
            action={withPrefix(prefix, '/contact')}
            words={page}
            contactRequired={page.phoneRequired}
          />
        </section>
      </div>
    </>
  )
}
