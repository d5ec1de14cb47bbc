import {PrefetchPageLinks, useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {TextField} from '~/forms/fields'
import {sentByScript} from '~/forms/result'
import {useSending} from '~/forms/sending'
import {splitPath, withPrefix} from '~/i18n/languages'
import {knownSearch} from '~/page-address'
import {SiteLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'
import {NewsletterAnswer} from './answer'

const path = '/newsletter'

/** The newsletter in the footer of every page, unless nobody can subscribe. Its answer page has a form of its own. */
export function NewsletterSection() {
  const {site} = useSite()
  const {pathname, search} = useLocation()
  if (!site.newsletter || splitPath(pathname).path === path) return null
  return (
    <section className="newsletter" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">{site.newsletter.heading}</h2>
      <p>{site.newsletter.text}</p>
      <NewsletterForm from={pathname + knownSearch(pathname, search)} />
    </section>
  )
}

/**
 * The form itself: answered in place, without JavaScript by a page.
 * @param from where the visitor is, to come back to
 * @param onAnswerPage whether this is that page
 */
export function NewsletterForm({from, onAnswerPage = false}: {from: string; onAnswerPage?: boolean}) {
  const {site, prefix, texts, lang} = useSite()
  const formId = onAnswerPage ? 'newsletter-page' : 'newsletter'
  const sending = useSending(formId, undefined)
  const {result, errors, values, byScript, sending: busy, scripted, Form} = sending
  const place = `${lang} ${from}`
  const shownAt = useRef(place)
  const sentAt = useRef<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other page
  useEffect(() => {
    // An answer stays on the page where it came, and in its language.
    if (shownAt.current !== place && !busy) sending.dismiss()
    shownAt.current = place
  }, [place])
  const [begun, setBegun] = useState(false)
  const [kept, setKept] = useState(0)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!result) return
    if (result.status === 'sent') setKept((former) => former + 1)
    // Whoever has gone on meanwhile is told in the footer, and not called back there.
    const hasGone = byScript ? sentAt.current !== shownAt.current : result.status === 'broken'
    if (!hasGone) answer.current?.querySelector<HTMLElement>('[aria-invalid], [data-answer]')?.focus()
  }, [result, byScript])
  const words = site.newsletter
  if (!words) return null
  return (
    <div ref={answer}>
      <NewsletterAnswer result={result} words={words} />
      {/* What sends the form must be there before the network is away. */}
      {begun && <PrefetchPageLinks page={withPrefix(prefix, path)} />}
      {/* A new key empties the field. */}
      <Form
        key={kept}
        method="post"
        action={withPrefix(prefix, `${path}?${new URLSearchParams({from})}`)}
        noValidate
        onFocus={() => setBegun(true)}
        onSubmit={(event) => {
          if (busy) return event.preventDefault()
          sentAt.current = place
          sending.begin()
        }}
      >
        {scripted && <input type="hidden" name={sentByScript} value="1" />}
        <Trap />
        <div className="newsletter-row">
          <TextField
            formId={formId}
            name="email"
            label={words.emailLabel}
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            value={values?.email}
            error={errors.email}
          />
          <button
            type="submit"
            className={onAnswerPage ? 'button primary' : 'button'}
            aria-disabled={busy || undefined}
          >
            {busy ? texts.newsletter.sending : words.buttonLabel}
          </button>
        </div>
        <p className="form-hint">
          {words.consentText} <SiteLink to="/privacy">{texts.newsletter.privacy}</SiteLink>
        </p>
      </Form>
    </div>
  )
}
