import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {Link, useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {useSite} from '~/blocks/site'
import {siteSettings} from '~/content/content.server'
import {plain} from '~/content/text'
import {validMark} from '~/forms/confirmation.server'
import {rejectSpam} from '~/forms/guard.server'
import {readForm} from '~/forms/read.server'
import {formResponse} from '~/forms/response.server'
import {arrivedId} from '~/forms/result'
import {textsOf} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {NewsletterForm} from '~/newsletter/form'
import {NewsletterSuccess} from '~/newsletter/result'
import {newsletterFields, subscribe} from '~/newsletter/subscribe.server'
import {ownPath} from '~/preview/own-path'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {lang, reading} = await readingOf(args)
  const {newsletter} = await siteSettings(reading)
  const page = {title: newsletter.heading, description: newsletter.text}
  return {
    page,
    closed: textsOf(lang).newsletter.closed,
    kept: validMark('newsletter', new URL(args.request.url).searchParams.get('sent')) !== undefined,
    from: cameFrom(args.request),
  }
}

/** The page of this site that had the form, for the link back. */
function cameFrom({url}: Request): string | undefined {
  const from = new URL(url).searchParams.get('from')
  return from ? ownPath(from) : undefined
}

export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const {newsletter} = await siteSettings(reading)
  const form = await readForm(args.request)
  const result =
    (await rejectSpam(args, form, newsletterFields)) ??
    (await subscribe(form, lang, plain(newsletter.consentText)))
  const from = cameFrom(args.request)
  const page = withPrefix(prefix, '/newsletter')
  return formResponse(
    args,
    form,
    result,
    'newsletter',
    from ? `${page}?${new URLSearchParams({from})}` : page,
  )
}

export {notAfterSending as shouldRevalidate, sendIfReachable as clientAction} from '~/forms/reach'

/** The page that the menu links to, and the result of the footer's form without JavaScript. */
export default function Newsletter() {
  const {page, closed, kept, from} = useLoaderData<typeof loader>()
  const {site, texts, prefix} = useSite()
  const {newsletter} = site
  const home = withPrefix(prefix, '/')
  return (
    <Banner
      heading={page.title}
      intro={newsletter ? page.description : closed}
      picture={site.gallery[0] ?? null}
    >
      <div className="newsletter-page">
        {kept && <NewsletterSuccess id={arrivedId} text={newsletter?.successText ?? ''} />}
        {!kept && newsletter && (
          <div className="form-panel">
            <NewsletterForm from={from ?? home} onResultPage />
          </div>
        )}
        {(kept || from) && (
          <p className="actions">
            <Link to={from ?? home} className="button">
              {from ? texts.newsletter.back : texts.toHome}
            </Link>
          </p>
        )}
      </div>
    </Banner>
  )
}
