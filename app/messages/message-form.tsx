import {type ReactNode, useEffect, useRef} from 'react'
import {SiteLink} from '~/blocks/link'
import {useOwnTexts, useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'
import type {ContactQueryResult, LicencesQueryResult} from '~/content/types.gen'
import {ClearButton} from '~/forms/clear-button'
import {prepareDialog} from '~/forms/dialog/dialog'
import {type Draft, forgetDraft, forgetSentDraft, readDraft, useDraft} from '~/forms/draft'
import {Checkbox, RequiredMark, TextArea, TextField} from '~/forms/fields'
import {sendAgain, sentByScript} from '~/forms/result'
import type {Sending} from '~/forms/sending'
import {Trap} from '~/forms/trap'
import {MessageResult} from './message-result'

/** The texts that the contact page and the licence enquiry share. */
export type MessageFormLabels = Pick<
  NonNullable<ContactQueryResult>,
  keyof NonNullable<ContactQueryResult> & keyof NonNullable<LicencesQueryResult>
>

interface Props {
  sending: Sending
  action: string
  /** The address of the empty form. */
  again: string
  labels: MessageFormLabels
  /** Whether e-mail and phone are both required, or just one of them. */
  contactRequired: boolean
  /** Additional fields after the name and before the message. */
  afterName?: (field: FieldOf) => ReactNode
  beforeMessage?: (field: FieldOf) => ReactNode
  besideButtons?: Text
}

/** The properties that a field gets from its form. */
type FieldOf = (name: string) => {name: string; formId: string; value?: string; error?: string}

/**
 * The form that the contact page and the licence enquiry share, which works as plain HTML. Once the message has
 * arrived, the next steps replace the form.
 */
export function MessageForm(props: Props) {
  const {sending, again, labels} = props
  const {formId, arrival, arrived, result} = sending
  const own = useOwnTexts()
  const panel = useRef<HTMLDivElement>(null)
  const sent = useRef<Draft>({})
  const wantsAnother = useRef(false)
  useEffect(() => {
    if (arrival) forgetDraft(formId, arrival)
  }, [formId, arrival])
  useEffect(() => {
    if (result?.status === 'sent') forgetSentDraft(formId, sent.current)
  }, [formId, result])
  useEffect(() => {
    if (arrived || !wantsAnother.current) return
    wantsAnother.current = false
    panel.current?.querySelector<HTMLElement>(`#${formId}-firstName`)?.focus()
  }, [arrived, formId])
  const submit = () => panel.current?.querySelector<HTMLElement>('[type=submit]')?.click()
  const another = () => {
    wantsAnother.current = true
    sending.dismiss()
  }
  return (
    <div ref={panel}>
      <MessageResult sending={sending} labels={labels} submit={submit} />
      {arrived ? (
        <p>
          <SiteLink to={again} className="button" preventScrollReset onClick={another}>
            {own.form.another}
          </SiteLink>
        </p>
      ) : (
        <Fields
          {...props}
          onSend={(draft) => {
            sent.current = draft
          }}
        />
      )}
    </div>
  )
}

function Fields({
  sending,
  action,
  labels,
  contactRequired,
  afterName,
  beforeMessage,
  besideButtons,
  onSend,
}: Props & {onSend: (draft: Draft) => void}) {
  const {formId, result, errors, values, sending: busy, scripted, send} = sending
  const {texts} = useSite()
  const own = useOwnTexts()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, formId, values !== undefined)
  const field: FieldOf = (name) => ({name, formId, value: values?.[name], error: errors[name]})
  const isUnclear = result?.status === 'unclear'
  const Group = contactRequired ? 'div' : 'fieldset'
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      // Early: if the network fails before the form is sent, the dialog must be able to report it.
      onFocus={prepareDialog}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        onSend(readDraft(event.currentTarget))
        send(event)
      }}
      className="form"
      id={formId}
    >
      {scripted && <input type="hidden" name={sentByScript} value="1" />}
      <Trap />
      <p className="form-hint">
        <T note>{labels.note}</T>
      </p>
      <TextField
        {...field('firstName')}
        label={labels.nameLabel}
        required={!afterName}
        autoComplete={afterName ? 'given-name' : 'name'}
      />
      {afterName?.(field)}
      <Group className="contact-fields">
        {!contactRequired && (
          <legend>
            {own.form.emailOrPhone}
            <RequiredMark title={texts.required} />
          </legend>
        )}
        <TextField
          {...field('email')}
          label={labels.emailLabel}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required={contactRequired}
        />
        <TextField
          {...field('phone')}
          label={labels.phoneLabel}
          type="tel"
          autoComplete="tel"
          required={contactRequired}
        />
      </Group>
      {beforeMessage?.(field)}
      <TextArea {...field('message')} label={labels.messageLabel} required />
      {labels.consentRequired && <Checkbox {...field('consent')} label={labels.consentLabel} required />}
      <p className="form-hint">
        <T note>{labels.privacyNote}</T>{' '}
        {labels.privacyLinkLabel && (
          <SiteLink to="/privacy">
            <T>{labels.privacyLinkLabel}</T>
          </SiteLink>
        )}
      </p>
      <div className="form-buttons">
        <button
          type="submit"
          {...(isUnclear && sendAgain)}
          className="button primary"
          aria-disabled={busy || undefined}
        >
          <T>{busy ? labels.sendingLabel : isUnclear ? own.form.sendAgain : labels.submitLabel}</T>
        </button>
        {besideButtons && <TextElement as="p" className="form-hint" text={besideButtons} />}
        {scripted && <ClearButton form={form} onClear={sending.dismiss} />}
      </div>
    </form>
  )
}
