import {type ReactNode, useEffect, useRef} from 'react'
import {SiteLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'
import {ClearButton} from './clear-button'
import {prepareDialog} from './dialog'
import {emptyForm, readDraft, useDraft} from './draft'
import {Checkbox, TextArea, TextField} from './fields'
import {MessageAnswer, type MessageAnswerWords} from './message-answer'
import {sentByScript} from './result'
import type {Sending} from './sending'

/** The words of a form that is sent to the foundation, as staff wrote them. */
export interface MessageFormWords extends MessageAnswerWords {
  nameLabel: string
  emailLabel: string
  phoneLabel: string
  messageLabel: string
  note: string
  privacyNote: string
  privacyLinkLabel: string
  consentRequired: boolean
  consentLabel: string
  submitLabel: string
  sendingLabel: string
}

interface Props {
  sending: Sending
  action: string
  words: MessageFormWords
  /** Whether e-mail and phone both have to be there. */
  contactRequired: boolean
  /** Fields after the name, and before the message. */
  afterName?: (field: FieldOf) => ReactNode
  beforeMessage?: (field: FieldOf) => ReactNode
  /** Is told when the message has arrived and its form is empty. */
  onEmptied?: () => void
}

/** What a field needs to know of the form that it is in. */
export type FieldOf = (name: string) => {name: string; formId: string; value?: string; error?: string}

const wordsIn = (form: HTMLFormElement) => JSON.stringify(readDraft(form))

/** The form that the contact page and the licence enquiry share: plain HTML first, sent to the action of the page. */
export function MessageForm({
  sending,
  action,
  words,
  contactRequired,
  afterName,
  beforeMessage,
  onEmptied,
}: Props) {
  const {formId, arrival, result, errors, values, sending: busy, scripted, Form} = sending
  const {texts} = useSite()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, formId, {returned: values !== undefined, arrival})
  const sentWords = useRef<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (result?.status !== 'sent' || !form.current) return
    // What was written while the message was on its way has not been sent.
    if (wordsIn(form.current) !== sentWords.current) return
    emptyForm(form.current)
    onEmptied?.()
  }, [result])
  const field: FieldOf = (name) => ({name, formId, value: values?.[name], error: errors[name]})
  const enough = contactRequired ? undefined : texts.form.emailOrPhoneHint
  return (
    <>
      <MessageAnswer sending={sending} words={words} />
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        // Early: when the form is sent, the network may be away, and the dialog is to say so.
        onFocus={prepareDialog}
        onSubmit={(event) => {
          if (busy) return event.preventDefault()
          sentWords.current = wordsIn(event.currentTarget)
          sending.begin()
        }}
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
          hint={enough}
        />
        <TextField
          {...field('phone')}
          label={words.phoneLabel}
          type="tel"
          autoComplete="tel"
          required={contactRequired}
          hintOf={enough && 'email'}
        />
        {beforeMessage?.(field)}
        {/* The specification marks no message as required; an empty one could not be answered, so its hint says so. */}
        <TextArea {...field('message')} label={words.messageLabel} hint={texts.form.messageHint} />
        {words.consentRequired && <Checkbox {...field('consent')} label={words.consentLabel} required />}
        <p className="form-hint">
          {words.privacyNote}{' '}
          {words.privacyLinkLabel && <SiteLink to="/privacy">{words.privacyLinkLabel}</SiteLink>}
        </p>
        <div className="form-buttons">
          <button type="submit" className="button primary" aria-disabled={busy || undefined}>
            {busy ? words.sendingLabel : words.submitLabel}
          </button>
          {scripted && <ClearButton form={form} onClear={sending.dismiss} />}
        </div>
      </Form>
    </>
  )
}
