import {Box, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import type {FieldProps} from 'sanity'
import {isRequired} from './required.ts'

/** A field with its error or warning below it, which Sanity shows only on hover, and a mark if it is required. */
export function MarkedField(props: FieldProps) {
  const {title, schemaType} = props
  return props.renderDefault({
    ...props,
    title: title && isRequired(schemaType) ? `${title} *` : title,
    children: <WithProblem {...props} />,
  })
}

interface ProblemProps extends Pick<FieldProps, 'validation'> {
  children: ReactNode
  /** Space beside and below the text, in Sanity's steps. */
  inset?: number
}

/** A field or an entry of a list, with its error or warning below. */
export function WithProblem({validation, children, inset = 0}: ProblemProps) {
  const problem = validation.find(({level}) => level === 'error') ?? validation[0]
  return (
    <Stack gap={2}>
      {children}
      {problem && (
        <Box paddingX={inset} paddingBottom={inset}>
          <Text size={1} className={`field-${problem.level}`}>
            {problem.message}
          </Text>
        </Box>
      )}
    </Stack>
  )
}
