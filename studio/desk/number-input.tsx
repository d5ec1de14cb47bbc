import {TextInput} from '@sanity/ui'
import {type ChangeEvent, useState} from 'react'
import type {NumberInputProps} from 'sanity'

/**
 * A number, with a point or a comma. Sanity uses the browser's own input, which drops the comma if the browser's language has
 * a point there: 0,25 would become 25.
 */
export function NumberInput({elementProps, validationError, value}: NumberInputProps) {
  const [typed, setTyped] = useState('')

  function onChange({currentTarget}: ChangeEvent<HTMLInputElement>) {
    const text = currentTarget.value.replace(/[^\d.,-]/g, '')
    setTyped(text)
    const read = {value: text, valueAsNumber: numberIn(text)}
    elementProps.onChange({currentTarget: read} as ChangeEvent<HTMLInputElement>)
  }

  return (
    <TextInput
      {...(elementProps as object)}
      inputMode="decimal"
      customValidity={validationError}
      value={Object.is(numberIn(typed), value ?? Number.NaN) ? typed : elementProps.value}
      onChange={onChange}
    />
  )
}

const numberIn = (text: string) => (text === '' ? Number.NaN : Number(text.replace(',', '.')))
