import {Stack, Text} from '@sanity/ui'
import {createContext, useContext} from 'react'
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfObjectsInputProps,
  type NumberInputProps,
  type ObjectInputProps,
  type PortableTextInputProps,
  type SlugInputProps,
  type StringInputProps,
  TextInput,
  type TextSchemaType,
} from 'sanity'
import {t} from '../i18n/translate.ts'
import {lettersOf} from '../schemaTypes/validation.ts'
import {AddressInput} from './address-input.tsx'
import {useCaret} from './caret.ts'
import {WithProblem} from './field.tsx'
import {noteChange} from './handover.ts'
import {NumberInput} from './number-input.tsx'
import {FieldFirst, Whole, WholeForm} from './opened-field.tsx'

/** Length limit of the enclosing field, in characters. */
const Limit = createContext<number | undefined>(undefined)

const localeTypes = new Set(['localeString', 'localeText', 'localeBlock'])

/**
 * Sanity's columns depend on the width of the window. In the Presentation tool, or beside the history, two columns would be
 * too narrow, so the languages are stacked; those of formatted text also where its buttons would hide in a menu. Container
 * queries could do this as well, but took a fifth of the time in which the browser styles a form.
 */
const oneColumnWhereNarrow = `
  .languages { --narrowest: 13.5rem }
  .languages.formatted { --narrowest: 26rem }
  .languages > * > [data-ui="Grid"] {
    align-items: start !important;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(40%, var(--narrowest))), 1fr)) !important;
  }
`

/**
 * The input of a field. A number or plain text in a list gets its error here, as Sanity does not render it with the component of
 * list entries.
 */
export function OurInput(props: InputProps) {
  const isListed = typeof props.path.at(-1) === 'number'
  const input = <Input {...props} />
  return isListed ? <WithProblem validation={props.validation}>{input}</WithProblem> : input
}

/** Adds a character count for each language below texts with a limit, generates slugs, and reads numbers with a comma. */
function Input(props: InputProps) {
  const {name, options} = props.schemaType
  const limit = useContext(Limit)
  const isWhole = useContext(Whole)
  if (props.path.length === 0) return <WholeForm {...(props as ObjectInputProps)} />
  if (name === 'slug') return <AddressInput {...(props as SlugInputProps)} />
  if (props.schemaType.jsonType === 'number') return <NumberInput {...(props as NumberInputProps)} />
  if (localeTypes.has(name))
    return (
      <Limit value={(options as {max?: number} | undefined)?.max}>
        <style href="languages" precedence="default">
          {oneColumnWhereNarrow}
        </style>
        <div className={name === 'localeBlock' ? 'languages formatted' : 'languages'}>
          <FieldFirst {...(props as ObjectInputProps)} />
        </div>
      </Limit>
    )
  if (isObject(props) || isList(props)) return <FieldFirst {...props} />
  const input = isLine(props) ? (
    <Line {...props} limit={limit} />
  ) : (
    props.renderDefault(
      isFormatted(props) ? {...props, onEditorChange: noteChange, hideToolbar: !isWhole} : props,
    )
  )
  if (limit === undefined || !isText(props)) return input
  const length = lettersOf(props.value).length
  return (
    <Stack gap={2}>
      {input}
      <Text size={0} muted align="right" style={length > limit ? {fontWeight: 700} : undefined}>
        {t('{length} of {max} characters', {length, max: limit})}
      </Text>
    </Stack>
  )
}

/** A plain text of one or several lines, with two rows for a limit of 160 characters or more. */
function Line({limit = 0, ...props}: StringInputProps & {limit: number | undefined}) {
  const {elementProps, renderDefault, schemaType, value = ''} = props
  useCaret(elementProps.ref, value)
  if (schemaType.name !== 'string' || limit < 160) return renderDefault(props)
  return <TextInput {...props} schemaType={{...(schemaType as TextSchemaType), rows: 2}} />
}

/** Not a choice from a list, which has no cursor. */
const isLine = (props: InputProps): props is StringInputProps =>
  /^(string|text)$/.test(props.schemaType.name) && !(props as StringInputProps).schemaType.options?.list

const isFormatted = (props: InputProps): props is PortableTextInputProps =>
  props.schemaType.jsonType === 'array' && props.schemaType.of.some(({name}) => name === 'block')

const isList = (props: InputProps): props is ArrayOfObjectsInputProps =>
  isArrayOfObjectsInputProps(props) && !isFormatted(props)

const isObject = (props: InputProps): props is ObjectInputProps => props.schemaType.jsonType === 'object'

const isText = ({schemaType}: InputProps) =>
  schemaType.jsonType === 'string' || schemaType.jsonType === 'array'
