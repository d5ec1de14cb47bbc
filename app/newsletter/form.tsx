import {useActionData, useFetcher, useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {TextField} from '~/forms/fields'
import {PleaseWait} from '~/forms/please-wait'
import {type FormResult, sentByScript} from '~/forms/result'
import {splitPath, withPrefix} from '~/i18n/languages'
import {knownSearch} from '~/page-address'
import {SiteLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'

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
  // On other pages, what comes with the page is the answer to another form.
  const withPage = useActionData<FormResult<'email'>>()
  const answered = onAnswerPage ? withPage : undefined
  // An answer stays on the page where it was given, and in its language.
  const key = `${formId} ${lang} ${from}`
  const {data: result = answered, state, Form} = useFetcher<FormResult<'email'>>({key})
  const sending = state !== 'idle'
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const [kept, setKept] = useState(0)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result?.status === 'sent') setKept((former) => former + 1)
    if (result) answer.current?.querySelector<HTMLElement>('[aria-invalid], [data-answer]')?.focus()
  }, [result])
  const words = site.newsletter
  if (!words) return null
  return (
    <div ref={answer}>
      {result?.status === 'sent' && (
        <p className="newsletter-answer" role="status" tabIndex={-1} data-answer>
          {words.successText}
        </p>
      )}
      {(result?.status === 'failed' || result?.status === 'unclear') && (
        <p className="newsletter-answer failure" role="alert" tabIndex={-1} data-answer>
          {words.failureText}
        </p>
      )}
      {result?.status === 'limited' && <PleaseWait answer={result} />}
      {/* A new key empties the field. */}
      <Form
        key={kept}
        method="post"
        action={withPrefix(prefix, `${path}?${new URLSearchParams({from})}`)}
        noValidate
        onSubmit={(event) => sending && event.preventDefault()}
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
            value={result && result.status !== 'sent' ? result.values.email : undefined}
            error={result?.status === 'invalid' ? result.errors.email : undefined}
          />
          <button
            type="submit"
            className={onAnswerPage ? 'button primary' : 'button'}
            aria-disabled={sending || undefined}
          >
            {sending ? texts.newsletter.sending : words.buttonLabel}
          </button>
        </div>
        <p className="form-hint">
          {words.consentText} <SiteLink to="/privacy">{texts.newsletter.privacy}</SiteLink>
        </p>
      </Form>
    </div>
  )
}
