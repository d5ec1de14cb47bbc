import {Form} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {ClearButton} from '~/forms/clear-button'
import {useDraft} from '~/forms/draft'
import {withPrefix} from '~/i18n/languages'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'
import {readAmount} from './amount'
import {AmountFields} from './amount-fields'
import {type AnswerField, type Answers, intents} from './answers'
import {DetailFields} from './detail-fields'
import {formId} from './form-id'
import {MethodFields} from './method-fields'
import {printAmount} from './print-amount'
import type {Terms} from './terms'
import type {DonationWords} from './words'

/** What the fields of the form start with and say; ids of its controls begin with `formId`. */
export interface FieldsProps {
  words: DonationWords
  terms: Terms
  values: Partial<Answers>
  errors: Partial<Record<AnswerField, string>>
}

/**
 * Amount, way of paying and details: one form, which the browser sends itself with and without scripts. So the pages behind
 * it are the same for everybody, have addresses of their own, and can be loaded again.
 */
export function DonationForm(fields: FieldsProps) {
  const {words, terms, values} = fields
  const {prefix, lang} = useSite()
  const [amount, setAmount] = useState(values.amount ?? String(terms.defaultPreset ?? ''))
  const [scripted, setScripted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setScripted(true)
    if (form.current) setAmount(amountIn(form.current))
  }, [])
  useDraft(form, formId, {returned: Object.keys(values).length > 0, arrival: undefined})
  const read = readAmount(amount, lang, terms.currency, terms.limits)
  const follows = scripted && 'cents' in read && words.donateAmountLabel !== ''
  return (
    <Form
      ref={form}
      method="post"
      action={withPrefix(prefix, '/donate')}
      reloadDocument
      noValidate
      className="form form-panel"
      id={formId}
    >
      <Trap />
      <AmountFields {...fields} amount={amount} onChange={setAmount} />
      <MethodFields {...fields} />
      <DetailFields {...fields} />
      {terms.testMode && (
        <p className="form-hint" id={`${formId}-test`}>
          {words.inactiveNotice}
        </p>
      )}
      <div className="actions">
        <button
          type="submit"
          className="button primary"
          aria-describedby={terms.testMode ? `${formId}-test` : undefined}
        >
          {follows
            ? withAmount(words.donateAmountLabel, printAmount(read.cents, lang, terms.currency))
            : words.donateLabel}
        </button>
        <button type="submit" name="intent" value={intents.save} className="button">
          {words.saveLabel}
        </button>
        {scripted && <ClearButton form={form} />}
      </div>
    </Form>
  )
}

/** What the form itself says: it may have been filled in before scripts ran, by the visitor or, going back, by the browser. */
function amountIn(form: HTMLFormElement): string {
  const field = form.querySelector<HTMLInputElement>('[name=amount]')
  const chosen = form.querySelector<HTMLInputElement>('[name=preset]:checked:not([checked], [value=custom])')
  if (!field) return ''
  return chosen && field.value === field.defaultValue ? chosen.value : field.value
}

/** Staff write one pair of braces, as in the Studio's own texts. */
const withAmount = (label: string, amount: string) => label.replace('{amount}', amount)
