import {Stack, Text} from '@sanity/ui'
import {createContext, useContext} from 'react'
import type {InputProps} from 'sanity'
import {t} from '../i18n/translate.ts'
import {lettersOf} from '../schemaTypes/validation.ts'

/** Longest text of the field around, in characters. */
const Limit = createContext<number | undefined>(undefined)

const localeTypes = new Set(['localeString', 'localeText', 'localeBlock'])

/**
 * Sanity's columns go by the width of the window. Beside a page in the Presentation tool, or beside the history, two
 * languages have place for a word each: there they stand one below the other.
 */
const oneColumnWhereNarrow = `
  .languages { container-type: inline-size }
  @container (max-width: 28rem) { .languages > * > [data-ui="Grid"] { grid-template-columns: 1fr } }
`

/** Every input of the forms: where a text has a limit, the characters are counted below it, for each language. */
export function CountedInput(props: InputProps) {
  const {name, options} = props.schemaType
  const limit = useContext(Limit)
  if (localeTypes.has(name))
    return (
      <Limit value={(options as {max?: number} | undefined)?.max}>
        <style href="languages" precedence="default">
          {oneColumnWhereNarrow}
        </style>
        <div className="languages">{props.renderDefault(props)}</div>
      </Limit>
    )
  if (limit === undefined || !isText(props)) return props.renderDefault(props)
  const length = lettersOf(props.value).length
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Text size={0} muted align="right" style={length > limit ? {fontWeight: 700} : undefined}>
        {t('{length} of {max} characters', {length, max: limit})}
      </Text>
    </Stack>
  )
}

const isText = ({schemaType}: InputProps) =>
  schemaType.jsonType === 'string' || schemaType.jsonType === 'array'
