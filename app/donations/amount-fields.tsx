import {controlProps, Field} from '~/forms/fields'
import {format} from '~/i18n/format'
import {useSite} from '~/ui/site'
import {printExample, readAmount} from './amount'
import type {FieldsProps} from './form'
import {formId} from './form-id'
import {printAmount} from './print-amount'

interface Props extends FieldsProps {
  /** What the field says. */
  amount: string
  onChange: (amount: string) => void
}

/** Amounts to choose from and a field, which mirror each other; without JavaScript the server knows which one counts. */
export function AmountFields({words, terms, values, errors, amount, onChange}: Props) {
  const {texts, lang} = useSite()
  const {currency, limits, presets} = terms
  const print = (cents: number) => printAmount(cents, lang, currency)
  const read = readAmount(amount, lang, currency, limits)
  const chosen = 'cents' in read ? presets.find((preset) => preset * 100 === read.cents) : undefined
  const signIsLast = !print(0).startsWith(currency.sign)
  const hint = format(texts.donate.amountHint, {
    minimum: print(limits.minimum),
    maximum: print(limits.maximum),
    code: currency.code,
    example: printExample(limits, lang),
  })
  const field = {name: 'amount', formId, label: words.amountLabel, error: errors.amount, hint, required: true}
  return (
    <fieldset className="amount">
      <legend>{words.amountLegend}</legend>
      <div className="choices">
        {presets.map((preset) => (
          <label key={preset} className="choice">
            <input
              type="radio"
              name="preset"
              value={preset}
              data-mirror
              checked={preset === chosen}
              onChange={() => onChange(String(preset))}
            />
            <span>{print(preset * 100)}</span>
          </label>
        ))}
        <label className="choice">
          <input
            type="radio"
            name="preset"
            value="custom"
            data-mirror
            checked={chosen === undefined}
            onChange={() => onChange('')}
          />
          <span>{words.customLabel}</span>
        </label>
      </div>
      <Field {...field}>
        <div className={signIsLast ? 'amount-field sign-last' : 'amount-field'}>
          <span aria-hidden="true">{currency.sign}</span>
          <input
            {...controlProps(field)}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            data-empty={terms.defaultPreset}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </Field>
      {/* What the field said at first: see `answersOf`. */}
      <input type="hidden" name="shown" value={values.amount ?? String(terms.defaultPreset ?? '')} />
    </fieldset>
  )
}
