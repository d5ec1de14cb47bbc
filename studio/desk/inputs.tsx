import {Stack, Text} from '@sanity/ui'
import {createContext, useContext} from 'react'
import type {InputProps} from 'sanity'
import {t} from '../i18n/translate.ts'
import {lettersOf} from '../schemaTypes/validation.ts'

/** Longest text of the field around, in characters. */
const Limit = createContext<number | undefined>(undefined)

const localeTypes = new Set(['localeString', 'localeText', 'localeBlock'])

/** Every input of the forms: where a text has a limit, the characters are counted below it, for each language. */
export function CountedInput(props: InputProps) {
  const {name, options} = props.schemaType
  const limit = useContext(Limit)
  if (localeTypes.has(name))
    return <Limit value={(options as {max?: number} | undefined)?.max}>{props.renderDefault(props)}</Limit>
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
