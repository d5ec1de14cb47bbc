import {Stack, Text} from '@sanity/ui'
import type {FieldProps} from 'sanity'
import {isRequired} from './required.ts'

/** A field with its errors below it, which Sanity shows only on hover, and a mark if it is required. */
export function MarkedField(props: FieldProps) {
  const {title, schemaType, validation, children} = props
  const error = validation.find(({level}) => level === 'error')
  return props.renderDefault({
    ...props,
    title: title && isRequired(schemaType) ? `${title} *` : title,
    children: (
      <Stack gap={2}>
        {children}
        {error && (
          <Text size={1} className="field-error">
            {error.message}
          </Text>
        )}
      </Stack>
    ),
  })
}
