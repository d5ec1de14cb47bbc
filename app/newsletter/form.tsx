import {PrefetchPageLinks, useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {SiteLink} from '~/blocks/link'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {knownSearch} from '~/content/page-address'
import {TextField} from '~/forms/fields'
import {sentByScript} from '~/forms/result'
import {useSending} from '~/forms/sending'
import {Trap} from '~/forms/trap'
import {splitPath, withPrefix} from '~/i18n/languages'
import {NewsletterResult} from './result'

const path = '/newsletter'

/** The newsletter form in every footer, if subscribing is possible. The result page has its own form. */
export function NewsletterSection() {
  const {site} = useSite()
  const {pathname, search} = useLocation()
  if (!site.newsletter || splitPath(pathname).path === path) return null
  return (
    <section className="newsletter" aria-labelledby="newsletter-heading">
      <TextElement as="h2" id="newsletter-heading" text={site.newsletter.heading} />
      <TextElement as="p" text={site.newsletter.text} />
      <NewsletterForm from={pathname + knownSearch(pathname, search)} />
    </section>
  )
}

/**
 * The form itself. It shows the result in place; without JavaScript, a result page does.
 * @param from address of the page to return to
 * @param onResultPage whether the form is on the result page
 */
export function NewsletterForm({from, onResultPage = false}: {from: string; onResultPage?: boolean}) {
  const {site, prefix, texts, lang} = useSite()
  const formId = onResultPage ? 'newsletter-page' : 'newsletter'
  const sending = useSending(formId, undefined)
  const {result, errors, values, byScript, sending: busy, scripted, send} = sending
  const place = `${lang} ${from}`
  const shownAt = useRef(place)
  const sentAt = useRef<string>()
  const shown = useRef<typeof result>()
  const [begun, setBegun] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  // Without dependencies: Remix reads fetcher data from a mutable map. React may drop a render that changed nothing else,
  // and its effects, but keep the dependencies.
  useEffect(() => {
    const isNew = shown.current !== result
    // Navigation dismisses the result, unless the result arrived together with the new page.
    if (shownAt.current !== place && !isNew) sending.dismiss()
    shownAt.current = place
    shown.current = result
    // After a navigation, the result appears in the footer without moving the focus.
    const hasGone = byScript && sentAt.current !== place
    if (result && isNew && !hasGone)
      answer.current?.querySelector<HTMLElement>('[aria-invalid], [data-result]')?.focus()
  })
  const labels = site.newsletter
  if (!labels) return null
  return (
    <div ref={answer}>
      <NewsletterResult result={result} labels={labels} />
      {/* Prefetches the code that sends the form, in case the network fails later. */}
      {begun && <PrefetchPageLinks page={withPrefix(prefix, path)} />}
      {result?.status !== 'sent' && (
        <form
          method="post"
          action={withPrefix(prefix, `${path}?${new URLSearchParams({from})}`)}
          noValidate
          onFocus={() => setBegun(true)}
          onSubmit={(event) => {
            event.preventDefault()
            if (busy) return
            sentAt.current = place
            send(event)
          }}
        >
          {scripted && <input type="hidden" name={sentByScript} value="1" />}
          <Trap />
          <div className="newsletter-row">
            <TextField
              formId={formId}
              name="email"
              label={labels.emailLabel}
              type="email"
              autoComplete="email"
              spellCheck={false}
              required
              value={values?.email}
              error={errors.email}
            />
            <button
              type="submit"
              className={onResultPage ? 'button primary' : 'button'}
              aria-disabled={busy || undefined}
            >
              <T>{busy ? texts.newsletter.sending : labels.buttonLabel}</T>
            </button>
          </div>
          <p className="form-hint">
            <T note>{labels.consentText}</T> <SiteLink to="/privacy">{texts.newsletter.privacy}</SiteLink>
          </p>
        </form>
      )}
    </div>
  )
}
