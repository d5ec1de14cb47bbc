import {useActionData, useFetcher} from '@remix-run/react'
import {type ReactNode, useEffect, useState} from 'react'
import {EmailLink, PhoneLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'
import {ErrorSummary, FormMessage, TextArea, TextField} from './fields'
import {PleaseWait} from './please-wait'
import {type FormResult, sentByScript} from './result'

interface DialogWords {
  title: string
  text: string
  button: string
}

/** The words of a form that is sent to the foundation, as staff wrote them. */
export interface MessageFormWords {
  nameLabel: string
  emailLabel: string
  phoneLabel: string
  messageLabel: string
  note: string
  privacyNote: string
  submitLabel: string
  sendingLabel: string
  success: DialogWords
  failure: DialogWords
  failureHelp: string
}

interface Props {
  formId: string
  action: string
  words: MessageFormWords
  /** Whether the address says that the message has arrived: without JavaScript. */
  sent: boolean
  /** Whether e-mail and phone both have to be there. */
  contactRequired: boolean
  /** Fields after the name, and before the message. */
  afterName?: (field: FieldOf) => ReactNode
  beforeMessage?: (field: FieldOf) => ReactNode
}

/** What a field needs to know of the form that it is in. */
export type FieldOf = (name: string) => {name: string; formId: string; value?: string; error?: string}

/** The form that the contact page and the licence enquiry share: plain HTML first, sent to the action of the page. */
export function MessageForm({formId, action, words, sent, contactRequired, afterName, beforeMessage}: Props) {
  // Without JavaScript the answer comes with the page. A fetcher's stays when the address changes within the page.
  const answered = useActionData<FormResult<string>>()
  const {data: result = answered, state, Form} = useFetcher<FormResult<string>>({key: formId})
  const {texts} = useSite()
  const sending = state !== 'idle'
  const arrived = result ? result.status === 'sent' : sent
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (result?.status === 'sent') setArrivals((former) => former + 1)
  }, [result])
  const errors = result?.status === 'invalid' ? result.errors : {}
  const values = result && result.status !== 'sent' ? result.values : {}
  const field: FieldOf = (name) => ({name, formId, value: values[name], error: errors[name]})
  return (
    <>
      {result?.status === 'invalid' && <ErrorSummary errors={errors} formId={formId} />}
      {result?.status === 'failed' && (
        <NotArrived words={{...words.failure, help: words.failureHelp}} answer={result} />
      )}
      {result?.status === 'unclear' && <NotArrived words={texts.form.unclear} answer={result} />}
      {result?.status === 'limited' && <PleaseWait answer={result} />}
      {arrived && (
        <FormMessage kind="success" title={words.success.title} text={words.success.text} answer={result} />
      )}
      {/* A new key empties the fields. */}
      <Form
        key={arrivals}
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => sending && event.preventDefault()}
        className="form"
        id={formId}
      >
        {scripted && <input type="hidden" name={sentByScript} value="1" />}
        <Trap />
        <p className="form-hint">{words.note}</p>
        <TextField
          {...field('firstName')}
          label={words.nameLabel}
          required={!afterName}
          autoComplete={afterName ? 'given-name' : 'name'}
        />
        {afterName?.(field)}
        <TextField
          {...field('email')}
          label={words.emailLabel}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required={contactRequired}
        />
        <TextField
          {...field('phone')}
          label={words.phoneLabel}
          type="tel"
          autoComplete="tel"
          required={contactRequired}
        />
        {beforeMessage?.(field)}
        <TextArea {...field('message')} label={words.messageLabel} required />
        <p className="form-hint">{words.privacyNote}</p>
        <button type="submit" className="button primary" aria-disabled={sending || undefined}>
          {sending ? words.sendingLabel : words.submitLabel}
        </button>
      </Form>
    </>
  )
}

interface NotArrivedProps {
  words: Record<'title' | 'text' | 'help', string>
  answer: unknown
}

/** A message that has not arrived, or may not have, and the other ways to reach the foundation. */
function NotArrived({words, answer}: NotArrivedProps) {
  const {site} = useSite()
  const phone = site.phones[0]
  const email = site.emails[0]
  return (
    <FormMessage kind="failure" title={words.title} text={words.text} answer={answer}>
      <p>
        {words.help} {phone && <PhoneLink number={phone.number} />}{' '}
        {email && <EmailLink address={email.address} />}
      </p>
    </FormMessage>
  )
}
