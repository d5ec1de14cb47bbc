import {TextElement} from '~/blocks/text'
import {TextArea, TextField} from '~/forms/fields'
import {type DetailField, formId} from './input'
import type {FieldsProps} from './labels'

/** Fields about the donor. */
export function DetailFields({labels, values, errors}: FieldsProps) {
  const field = (name: DetailField) => ({name, formId, value: values[name], error: errors[name]})
  return (
    <fieldset className="details">
      <TextElement as="legend" text={labels.detailsHeading} />
      <TextElement as="p" className="form-hint" text={labels.detailsNote} />
      <div className="pair">
        <TextField {...field('firstName')} label={labels.firstNameLabel} required autoComplete="given-name" />
        <TextField {...field('lastName')} label={labels.lastNameLabel} required autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label={labels.emailLabel}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('phone')} label={labels.phoneLabel} required type="tel" autoComplete="tel" />
      <TextArea
        {...field('address')}
        label={labels.addressLabel}
        required
        rows={3}
        autoComplete="street-address"
      />
      <TextArea {...field('message')} label={labels.messageLabel} rows={4} />
      <TextElement as="p" className="form-hint narrow-only" text={labels.panel?.privacy} />
    </fieldset>
  )
}
