import {type Dispatch, type ReactNode, type SetStateAction, useRef} from 'react'
import {useOwnTexts, useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {controlProps, Field} from '~/forms/fields'
import {format} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import {printExample, readAmount} from './amount'
import {formId} from './input'
import type {FieldsProps} from './labels'
import {printAmount} from './print-amount'
import type {Terms} from './terms'

/** A preset amount, or `custom` with the text of the field. */
export interface ChosenAmount {
  preset: string
  typed: string
}

const custom = 'custom'

/** The amount as text: the preset or what the visitor typed. */
export const textOf = ({preset, typed}: ChosenAmount) => (preset === custom ? typed : preset)

/** The initial amount of a form: the posted one, or the default preset. */
export function initialAmount(
  {currency, limits, presets, defaultPreset}: Terms,
  lang: Language,
  posted?: string,
): ChosenAmount {
  if (posted === undefined) return {preset: String(defaultPreset ?? custom), typed: ''}
  const read = readAmount(posted, lang, currency, limits)
  const preset = 'cents' in read && presets.find((amount) => amount * 100 === read.cents)
  return preset ? {preset: String(preset), typed: ''} : {preset: custom, typed: posted}
}

/** The amount that a form starts with, as a draft. */
export const initialDraft = ({defaultPreset}: Terms) => ({
  preset: [String(defaultPreset ?? custom)],
  amount: [''],
})

/** Reads the amount from the form: the visitor, or the browser on going back, may fill it in before scripts run. */
export function amountIn(form: HTMLFormElement): ChosenAmount {
  const field = form.querySelector<HTMLInputElement>('[name=amount]')
  const preset = form.querySelector<HTMLInputElement>('[name=preset]:checked')?.value ?? custom
  const typed = field?.value ?? ''
  return preset === custom || (typed !== '' && typed !== field?.defaultValue)
    ? {preset: custom, typed}
    : {preset, typed: ''}
}

interface Props extends FieldsProps {
  /** Content below the amount. */
  children: ReactNode
  chosen: ChosenAmount
  onChange: Dispatch<SetStateAction<ChosenAmount>>
}

/** Preset amounts, and a field for another one; with scripts, the field appears for `custom` only. */
export function AmountFields({labels, terms, errors, values, chosen, onChange, children}: Props) {
  const {lang} = useSite()
  const {donate} = useOwnTexts()
  const {currency, limits, presets} = terms
  const print = (cents: number) => printAmount(cents, lang, currency)
  const signIsLast = !print(0).startsWith(currency.sign)
  const hint = format(donate.amountHint, {
    minimum: print(limits.minimum),
    maximum: print(limits.maximum),
    code: currency.code,
    example: printExample(limits, lang),
  })
  const required = chosen.preset === custom
  const amount = useRef<HTMLInputElement>(null)
  const field = {name: 'amount', formId, label: labels.amountLabel, error: errors.amount, hint, required}
  const choices = [
    ...presets.map((preset) => ({value: String(preset), label: print(preset * 100)})),
    {value: custom, label: labels.customLabel},
  ]
  return (
    <fieldset className="amount" id={`${formId}-preset`}>
      <TextElement as="legend" text={labels.amountLegend} />
      <div className="choices">
        {choices.map(({value, label}) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="preset"
              value={value}
              checked={value === chosen.preset}
              onChange={() => onChange({preset: value, typed: ''})}
              // Not with the arrow keys, which may only be passing.
              onClick={({detail}) => value === custom && detail > 0 && amount.current?.focus()}
            />
            <TextElement as="span" className={value === custom ? undefined : 'money'} text={label} />
          </label>
        ))}
      </div>
      <Field {...field}>
        <div className={signIsLast ? 'amount-field money sign-last' : 'amount-field money'}>
          <span aria-hidden="true">{currency.sign}</span>
          <input
            {...controlProps(field)}
            ref={amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={chosen.typed}
            onChange={({target: {value: typed}}) =>
              onChange(({preset}) => ({preset: typed ? custom : preset, typed}))
            }
          />
        </div>
      </Field>
      {children}
      {/* The field's initial value, see `inputOf`. */}
      <input type="hidden" name="shown" value={initialAmount(terms, lang, values.amount).typed} />
    </fieldset>
  )
}
