import {TextArea, TextField} from '~/forms/fields'
import type {DetailField} from './answers'
import type {FieldsProps} from './form'
import {formId} from './form-id'

/** Who gives. */
export function DetailFields({words, terms, values, errors}: FieldsProps) {
  const field = (name: DetailField) => ({name, formId, value: values[name], error: errors[name]})
  return (
    <fieldset className="details">
      <legend>{words.detailsHeading}</legend>
      {terms.testMode && <p>{words.testDetailsNote}</p>}
      <p className="form-hint">{words.detailsNote}</p>
      <div className="pair">
        <TextField {...field('firstName')} label={words.firstNameLabel} required autoComplete="given-name" />
        <TextField {...field('lastName')} label={words.lastNameLabel} required autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label={words.emailLabel}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('phone')} label={words.phoneLabel} required type="tel" autoComplete="tel" />
      <TextArea
        {...field('address')}
        label={words.addressLabel}
        required
        rows={3}
        autoComplete="street-address"
      />
      <TextArea {...field('message')} label={words.messageLabel} />
    </fieldset>
  )
}
