import {useFetcher} from '@remix-run/react'
import {withPrefix} from '~/i18n/languages'
import {useSite} from './site'
import {Trap} from './trap'

/** The newsletter form of the footer. Nobody can subscribe yet: it says so, before and after. */
export function NewsletterForm() {
  const {site, prefix} = useSite()
  const {newsletter} = site
  const fetcher = useFetcher<{notice: string}>()
  if (!newsletter) return null
  return (
    <section className="newsletter" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">{newsletter.heading}</h2>
      <p>{newsletter.text}</p>
      <fetcher.Form method="post" action={withPrefix(prefix, '/newsletter')} noValidate>
        <Trap />
        <label htmlFor="newsletter-email">{newsletter.emailLabel}</label>
        <div className="newsletter-row">
          <input id="newsletter-email" name="email" type="email" autoComplete="email" spellCheck={false} />
          <button type="submit" className="button">
            {newsletter.buttonLabel}
          </button>
        </div>
        <p className="form-hint" role="status">
          {fetcher.data?.notice ? <strong>{fetcher.data.notice}</strong> : newsletter.inactiveNotice}
        </p>
      </fetcher.Form>
    </section>
  )
}
