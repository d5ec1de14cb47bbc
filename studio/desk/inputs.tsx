import {Stack, Text} from '@sanity/ui'
import {createContext, startTransition, useContext, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {
  getPublishedId,
  type InputProps,
  type NumberInputProps,
  type ObjectInputProps,
  type ObjectMember,
  type ObjectSchemaType,
  type Path,
  type PortableTextInputProps,
  pathToString,
  type SlugInputProps,
  type StringInputProps,
  TextInput,
  type TextSchemaType,
  useEditState,
} from 'sanity'
import {t} from '../i18n/translate.ts'
import {lettersOf} from '../schemaTypes/validation.ts'
import {AddressInput} from './address-input.tsx'
import {useCaret} from './caret.ts'
import {noteChange} from './handover.ts'
import {NumberInput} from './number-input.tsx'

/** Length limit of the enclosing field, in characters. */
const Limit = createContext<number | undefined>(undefined)

/** Whether the whole form is rendered, see `FieldFirst`. */
const Whole = createContext(true)

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

/** Adds a character count for each language below texts with a limit, and generates slugs. */
export function OurInput(props: InputProps) {
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
  if (isObject(props)) return <FieldFirst {...props} />
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

const isObject = (props: InputProps): props is ObjectInputProps => props.schemaType.jsonType === 'object'

const isText = ({schemaType}: InputProps) =>
  schemaType.jsonType === 'string' || schemaType.jsonType === 'array'

/**
 * For a moment, sets the cursor into the opened field and keeps it in view, until the editor scrolls: formatted texts get no
 * cursor in a document that has just opened, and grow while they render, so that Sanity's smooth scroll misses its target.
 * @param elsewhere selector of what has the focus as long as no field has it
 * @returns ends it
 */
function settle(path: Path, elsewhere = 'body, iframe'): () => void {
  const settled = new AbortController()
  const end = () => settled.abort()
  const isElsewhere = () => document.activeElement?.matches(elsewhere)
  const look = setInterval(() => (isElsewhere() ? placeCursor(path) : keepInView()), 16)
  settled.signal.addEventListener('abort', () => clearInterval(look))
  for (const type of ['wheel', 'touchstart', 'pointerdown'])
    addEventListener(type, end, {capture: true, signal: settled.signal})
  setTimeout(end, 700)
  return end
}

function keepInView() {
  const {activeElement: field} = document
  const {top = 0, bottom = 0} = field?.getBoundingClientRect() ?? {}
  if (top > innerHeight - publishBar || bottom < 0) show(field)
}

/** Height of the bar with the publish button, in pixels. */
const publishBar = 80

const show = (element: Element | null) => element?.scrollIntoView({block: 'center', behavior: 'instant'})

/** Sets the cursor into the line, or the words in a formatted text, that a path leads to. */
function placeCursor(path: Path) {
  document.querySelector<HTMLElement>(`:is(input, textarea)#${CSS.escape(pathToString(path))}`)?.focus()
  const fieldOf = (end: number) =>
    document.querySelector(`[data-testid="field-${CSS.escape(pathToString(path.slice(0, end)))}"]`)
  const end = path.map((_, index) => index + 1).findLast(fieldOf)
  if (!end) return
  const parts = [...(fieldOf(end)?.querySelectorAll<HTMLElement>('[data-pt-path]') ?? [])]
  const within = pathToString(path.slice(end))
  const part = parts.findLast(({dataset}) => within.startsWith(dataset.ptPath ?? ''))
  if (!part) return
  parts[0]?.focus()
  part.scrollIntoView({block: 'nearest'})
  getSelection()?.setPosition(part.querySelector('[data-pt-text]')?.firstChild ?? part)
}

/**
 * Sanity renders a form's first tab, then the tab of the field to open, and takes no letters at first. This waits for the field,
 * at most 0.5 s.
 */
function WholeForm(props: ObjectInputProps) {
  const {focusPath, members, readOnly, value, schemaType} = props
  const {ready, draft, published} = useEditState(getPublishedId(`${value?._id}`), schemaType.name)
  const isNew = ready && !draft && !published
  const wasShown = useRef(false)
  const [isLate, setLate] = useState(false)
  const isOpen = (member: ObjectMember) => member.kind === 'field' && member.name === focusPath[0]
  const isReady = !readOnly && members.some(isOpen)
  const waits = !wasShown.current && !isLate && focusPath.length > 0 && !isReady
  useEffect(() => {
    wasShown.current ||= !waits
    const timer = waits ? setTimeout(setLate, 500, true) : undefined
    return () => clearTimeout(timer)
  }, [waits])
  useEffect(() => (waits ? undefined : settle(focusPath)), [focusPath, waits])
  // Sanity tries to set the cursor into the first field before that takes letters.
  useEffect(
    () => (isNew && !readOnly ? settle(firstLine(schemaType), ':not(input, textarea)') : undefined),
    [isNew, readOnly, schemaType],
  )
  return waits ? null : <FieldFirst {...props} />
}

/** Path of the first field, and its first language. */
const firstLine = ({fields: [first]}: ObjectSchemaType): Path =>
  first ? [first.name, ...(first.type.jsonType === 'object' ? firstLine(first.type) : [])] : []

/**
 * Renders the field to open, and all others 0.15 s later: Sanity takes up to half a second for a whole form, and formatted text
 * needs a tenth of a second until it takes the cursor.
 */
function FieldFirst(props: ObjectInputProps) {
  const {focusPath, members, renderDefault} = props
  const opened = members.filter((member) => member.kind === 'field' && member.name === focusPath[0])
  const [isWhole, setWhole] = useState(opened.length === 0)
  useEffect(() => {
    const timer = isWhole ? undefined : setTimeout(startTransition, 150, () => setWhole(true))
    return () => clearTimeout(timer)
  }, [isWhole])
  const wasPart = useRef(!isWhole)
  useLayoutEffect(() => {
    if (isWhole && wasPart.current) show(document.querySelector('[data-testid="form-view"] :focus'))
  }, [isWhole])
  return <Whole value={isWhole}>{renderDefault(isWhole ? props : {...props, members: opened})}</Whole>
}
