import {createContext, startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {
  type ArrayOfObjectsInputProps,
  type ArrayOfObjectsMember,
  getPublishedId,
  isKeySegment,
  type ObjectInputProps,
  type ObjectMember,
  type ObjectSchemaType,
  type Path,
  type PathSegment,
  pathToString,
  useEditState,
} from 'sanity'

/**
 * Sanity renders a form's first tab, then the tab of the field to open, and takes no letters at first. This waits for the field,
 * at most 0.5 s. In a new document, the cursor is in the first field.
 */
export function WholeForm(props: ObjectInputProps) {
  const {focusPath, members, readOnly, value, schemaType} = props
  const {ready, draft, published} = useEditState(getPublishedId(`${value?._id}`), schemaType.name)
  const isNew = ready && !draft && !published
  const wasShown = useRef(false)
  const [isLate, setLate] = useState(false)
  const isReady = !readOnly && members.some((member) => isAt(member, focusPath[0]))
  const waits = !wasShown.current && !isLate && focusPath.length > 0 && !isReady
  useEffect(() => {
    wasShown.current ||= !waits
    const timer = waits ? setTimeout(setLate, 500, true) : undefined
    return () => clearTimeout(timer)
  }, [waits])
  useEffect(() => (waits || focusPath.length === 0 ? undefined : settle(focusPath)), [focusPath, waits])
  // Sanity tries this before the field takes letters.
  useEffect(
    () => (isNew && !readOnly ? settle(firstLine(schemaType), true) : undefined),
    [isNew, readOnly, schemaType],
  )
  return waits ? null : <FieldFirst {...props} />
}

/** Path of the first field, and its first language. */
const firstLine = ({fields: [first]}: ObjectSchemaType): Path =>
  first ? [first.name, ...(first.type.jsonType === 'object' ? firstLine(first.type) : [])] : []

const isAt = (member: ObjectMember | ArrayOfObjectsMember, step: PathSegment | undefined) =>
  member.kind === 'item'
    ? step !== undefined && isKeySegment(step) && step._key === member.key
    : member.kind === 'field' && member.name === step

/** Whether the whole form is rendered. Until then, formatted text has no buttons: they take a fifth of its time. */
export const Whole = createContext(true)

/**
 * Of a tab or list, renders the field or entry to open, and all others 0.15 s later: Sanity takes up to half a second for a
 * whole form, and formatted text needs a tenth of a second until it takes the cursor.
 */
export function FieldFirst(props: ObjectInputProps | ArrayOfObjectsInputProps) {
  const {focusPath, members, renderDefault} = props
  const tab = 'groups' in props ? props.groups.find(({selected}) => selected)?.name : undefined
  const opened = members.filter((member) => isAt(member, focusPath[0]))
  const [wholeTab, setWholeTab] = useState(opened.length === 0 ? tab : null)
  const isWhole = opened.length === 0 || wholeTab === tab
  useEffect(() => {
    if (wholeTab === tab) return
    const timer = setTimeout(startTransition, 150, () => setWholeTab(tab))
    return () => clearTimeout(timer)
  }, [wholeTab, tab])
  const wasPart = useRef(false)
  useLayoutEffect(() => {
    if (isWhole && wasPart.current) show(focusedField())
    wasPart.current = !isWhole
  }, [isWhole])
  return (
    <Whole value={isWhole}>{renderDefault((isWhole ? props : {...props, members: opened}) as never)}</Whole>
  )
}

/**
 * For a moment, sets the cursor into the opened field: formatted texts get none in a document that has just opened. Keeps the
 * field in view for 5 s, or until the editor scrolls: the texts above it grow late on slow computers, and Sanity's smooth scroll
 * misses its target.
 * @param isNew whether the document is new: its fields take longer, and the menu that it was chosen from has the focus
 * @returns ends it
 */
function settle(path: Path, isNew = false): () => void {
  const settled = new AbortController()
  const end = () => settled.abort()
  const keep = isNew ? end : keepInView
  const isElsewhere = () => document.activeElement?.matches(isNew ? ':not(input, textarea)' : 'body, iframe')
  let placesCursor = true
  const look = setInterval(() => (isElsewhere() ? placesCursor && placeCursor(path) : keep()), 16)
  settled.signal.addEventListener('abort', () => clearInterval(look))
  for (const type of ['wheel', 'touchstart', 'pointerdown'])
    addEventListener(type, end, {capture: true, signal: settled.signal})
  setTimeout(() => (placesCursor = false), isNew ? 2000 : 700)
  setTimeout(end, 5000)
  return end
}

function keepInView() {
  const field = focusedField()
  const {top = 0, bottom = 0} = field?.getBoundingClientRect() ?? {}
  if (top > innerHeight - publishBar || bottom < 0) show(field)
}

/** Height of the bar with the publish button, in pixels. */
const publishBar = 80

const focusedField = () => document.querySelector('[data-testid="form-view"] :focus')

const show = (element: Element | null) => element?.scrollIntoView({block: 'center', behavior: 'instant'})

/** Sets the cursor into the place that a path leads to. */
function placeCursor(path: Path) {
  const place = placeOf(path)
  editorOf(place)?.focus()
  if (!place || place.matches('input, textarea')) return
  place.scrollIntoView({block: 'nearest'})
  getSelection()?.setPosition(place.querySelector('[data-pt-text]')?.firstChild ?? place)
}

/** Whether the place that a path leads to has the cursor and is editable; `undefined` if it is not a text. */
export function hasCursor(path: Path): boolean | undefined {
  const place = placeOf(path)
  if (!place) return
  const editor = editorOf(place)
  const isEditable = editor === document.activeElement && editor?.matches(':read-write')
  return (
    isEditable && (place.matches('input, textarea') || place.contains(getSelection()?.anchorNode ?? null))
  )
}

const editorOf = (place: Element | undefined) =>
  place?.closest<HTMLElement>('input, textarea, [contenteditable=true]')

/** The line, or the words in a formatted text, that a path leads to. */
function placeOf(path: Path): Element | undefined {
  const line = document.getElementById(pathToString(path))
  if (line?.matches('input, textarea')) return line
  const fieldOf = (end: number) =>
    document.querySelector(`[data-testid="field-${CSS.escape(pathToString(path.slice(0, end)))}"]`)
  const end = path.map((_, index) => index + 1).findLast(fieldOf)
  if (!end) return
  const within = pathToString(path.slice(end))
  const parts = [...(fieldOf(end)?.querySelectorAll<HTMLElement>('[data-pt-path]') ?? [])]
  return parts.findLast(({dataset}) => within.startsWith(dataset.ptPath ?? ''))
}
