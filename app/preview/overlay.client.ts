import type {SchemaType} from '@sanity/presentation-comlink'
import {plain} from '~/content/text'
import {sourcesIn, type TextSource} from '~/content/text-source'
import {fieldName} from './field-name'

/** Outlines the text or picture under the pointer or in focus, names its field, and opens it on a click. */
export interface Overlay {
  /** Switches click-to-edit on or off. With Alt held down, a click does what it does for visitors. */
  toggle(): void
  /** Scrolls to a field and outlines it. */
  find(id: string, path: string): void
  /** Takes the Studio's schema, which has the titles of fields. */
  learn(schema: SchemaType[]): void
  close(): void
}

const ownTexts = (element: Element) => [...element.childNodes].filter((node) => node instanceof Text)

const sourcesOf = (element: Element): TextSource[] =>
  sourcesIn([element.getAttribute('data-source'), ...ownTexts(element).map(({data}) => data)].join(''))

/** Every element with a text or picture of the dataset. */
const editable = () =>
  [...document.querySelectorAll<HTMLElement>('body :not(script, option)')].filter(
    (element) => sourcesOf(element).length > 0,
  )

function isOnText(element: Element, {clientX: x, clientY: y}: MouseEvent): boolean {
  const range = document.createRange()
  return ownTexts(element).some((text) => {
    range.selectNode(text)
    return [...range.getClientRects()].some((r) => r.left <= x && x <= r.right && r.top <= y && y <= r.bottom)
  })
}

/** Enter in a line of a form clicks its button. */
const isSubmission = ({detail, target}: MouseEvent) => detail === 0 && target !== document.activeElement

/** Looks at all layers: a link may cover the texts and the picture of a card. */
function elementAt(event: MouseEvent): Element | undefined {
  // A click by keyboard has no coordinates.
  const all =
    event.type === 'click' && event.detail === 0
      ? [event.target as Element]
      : document.elementsFromPoint(event.clientX, event.clientY)
  const found = all.filter((element) => sourcesOf(element).length > 0)
  return found.find((element) => isOnText(element, event)) ?? found[0]
}

const isWithin = (path: string, outer: string) =>
  path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length))
const withoutLanguage = (path: string) => path.split(/\.(?:de|en)(?=[.[]|$)/)[0]

/** How well an element shows a field: the same, a part or the whole of it, or its other language. */
function closeness(shown: string, wanted: string): number {
  if (shown === wanted) return 3
  if (isWithin(shown, wanted) || isWithin(wanted, shown)) return 2
  return withoutLanguage(shown) === withoutLanguage(wanted) ? 1 : 0
}

/** Copies text without its hidden sources, as it may be pasted into a field. */
function copyBare(event: ClipboardEvent) {
  const selected = String(getSelection())
  if (plain(selected) === selected) return
  event.clipboardData?.setData('text/plain', plain(selected))
  event.preventDefault()
}

/**
 * @param aim called with the field that the pointer rests on
 * @param onToggle called with whether a click opens a field
 */
export function createOverlay(
  open: (source: TextSource) => void,
  aim: (source: TextSource) => void,
  onToggle: (isOn: boolean) => void,
): Overlay {
  const frame = document.createElement('div')
  const label = frame.appendChild(document.createElement('span'))
  frame.className = 'edit-frame'
  document.body.append(frame)
  const focusable = new Set<HTMLElement>()
  let schema: SchemaType[] = []
  let current: Element | undefined
  let pressed: Element | undefined
  let editing: AbortController | undefined
  let aiming: ReturnType<typeof setTimeout>

  function outline(element: Element | undefined) {
    const sources = element ? sourcesOf(element) : []
    // The paragraphs of a formatted text have the same name.
    label.textContent = [...new Set(sources.map((source) => fieldName(source, schema)))].join(' + ')
    if (element !== current) {
      clearTimeout(aiming)
      if (sources[0]) aiming = setTimeout(aim, 50, sources[0])
    }
    current = element
    place()
  }

  function place() {
    const {left, top, width, height} = (current ?? frame).getBoundingClientRect()
    frame.hidden = !current?.isConnected
    for (const [name, value] of Object.entries({left, top, width, height}))
      frame.style.setProperty(name, `${value}px`)
    frame.dataset.below = String(top < 32)
    frame.dataset.end = String(left > innerWidth / 2)
  }

  function openField(event: Event, element: Element | undefined) {
    const [source] = element ? sourcesOf(element) : []
    if (!source) return
    event.preventDefault()
    event.stopPropagation()
    outline(element)
    if (element !== pressed) open(source)
    pressed = event.type === 'pointerdown' ? element : undefined
  }

  const listeners = {
    pointermove: (event: MouseEvent) => outline(event.altKey ? undefined : elementAt(event)),
    focusin: ({target}: Event) =>
      outline(sourcesOf(target as Element).length > 0 ? (target as Element) : undefined),
    // A mouse opens the field when pressed, a tenth of a second before the click; a touch may become a scroll.
    pointerdown(event: PointerEvent) {
      pressed = undefined
      if (event.pointerType === 'mouse' && event.button === 0 && !event.altKey)
        openField(event, elementAt(event))
    },
    // The coordinates of a click are rounded, which may miss what was pressed.
    click(event: MouseEvent) {
      const element = (event.detail > 0 && pressed) || elementAt(event)
      if (!event.altKey && !isSubmission(event)) openField(event, element)
    },
    keydown(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.key === 'Enter' && focusable.has(target)) openField(event, target)
      // Makes everything with a field reachable by Tab.
      if (event.key !== 'Tab') return
      for (const element of editable()) if (element.tabIndex < 0) focusable.add(element)
      for (const element of focusable) element.tabIndex = 0
    },
  }

  function stop() {
    editing?.abort()
    editing = undefined
    for (const element of focusable) element.removeAttribute('tabindex')
    focusable.clear()
    outline(undefined)
  }

  const closing = new AbortController()
  addEventListener('scroll', place, {capture: true, signal: closing.signal})
  // Texts move in a resized window, when pictures arrive, or when the preview bar gets another line.
  const resizing = new ResizeObserver(place)
  resizing.observe(document.body)
  document.addEventListener('copy', copyBare, {signal: closing.signal})
  outline(undefined)

  return {
    toggle() {
      const isOn = !editing
      stop()
      if (isOn) editing = new AbortController()
      for (const [type, listener] of Object.entries(isOn ? listeners : {}))
        document.addEventListener(type, listener as EventListener, {capture: true, signal: editing?.signal})
      onToggle(isOn)
    },
    find(id, path) {
      const near = (element: Element) =>
        Math.max(
          0,
          ...sourcesOf(element).map((source) => (source.id === id ? closeness(source.path, path) : 0)),
        )
      const isShown = (element: Element) => element.getClientRects().length > 0
      // After a click, its place is known.
      const shown = current?.isConnected && near(current) > 1 ? [current] : editable()
      const [best] = shown
        .filter((element) => near(element) > 0)
        .toSorted((a, b) => near(b) - near(a) || Number(isShown(b)) - Number(isShown(a)))
      if (!best) return outline(undefined)
      for (let part = best.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
        part.open = true
      const {left, right, top, bottom} = best.getBoundingClientRect()
      const isInView = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      if (!isInView) best.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
      outline(best)
    },
    learn: (learned) => {
      schema = learned
      outline(current)
    },
    close() {
      stop()
      closing.abort()
      resizing.disconnect()
      frame.remove()
    },
  }
}
