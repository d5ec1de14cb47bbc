import {Form, useNavigation} from '@remix-run/react'
import type {ReactNode} from 'react'
import {EmailLink, PhoneLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {ErrorSummary, FormMessage, TextArea, TextField} from './fields'
import type {FormResult} from './result'

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
  result: FormResult<string> | undefined
  sent: boolean
  /** Whether e-mail and phone both have to be there. */
  contactRequired: boolean
  /** Fields after the name, and before the message. */
  afterName?: ReactNode
  beforeMessage?: ReactNode
}

/** The form that the contact page and the licence enquiry share: plain HTML first, sent to the action of the page. */
export function MessageForm({
  formId,
  action,
  words,
  result,
  sent,
  contactRequired,
  afterName,
  beforeMessage,
}: Props) {
  const {state, formAction} = useNavigation()
  const sending = state !== 'idle' && formAction === action.split('#')[0]
  const errors = result?.status === 'invalid' ? result.errors : {}
  const field = (name: string) => ({name, formId, value: result?.values[name], error: errors[name]})
  return (
    <>
      {result?.status === 'invalid' && <ErrorSummary errors={errors} formId={formId} />}
      {result?.status === 'failed' && <Failure words={words} />}
      {sent && !result && (
        <FormMessage kind="success" title={words.success.title} text={words.success.text} />
      )}
      {/* A new key empties the fields once the message has arrived. */}
      <Form
        key={sent && !result ? 'sent' : 'open'}
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => sending && event.preventDefault()}
        className="form"
        id={formId}
      >
        <p className="form-hint">{words.note}</p>
        <TextField
          {...field('firstName')}
          label={words.nameLabel}
          required={!afterName}
          autoComplete={afterName ? 'given-name' : 'name'}
        />
        {afterName}
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
        {beforeMessage}
        <TextArea {...field('message')} label={words.messageLabel} required />
        <p className="form-hint">{words.privacyNote}</p>
        <button type="submit" className="button primary" aria-disabled={sending || undefined}>
          {sending ? words.sendingLabel : words.submitLabel}
        </button>
      </Form>
    </>
  )
}

function Failure({words}: {words: MessageFormWords}) {
  const {site} = useSite()
  const phone = site.phones[0]
  const email = site.emails[0]
  return (
    <FormMessage kind="failure" title={words.failure.title} text={words.failure.text}>
      <p>
        {words.failureHelp} {phone && <PhoneLink number={phone.number} />}{' '}
        {email && <EmailLink address={email.address} />}
      </p>
    </FormMessage>
  )
}
