import {stringToPath} from 'sanity'
import {hasCursor} from '../desk/opened-field.tsx'

let lastHold = new AbortController()

/**
 * Keeps letters typed right after a click in a preview for the field that opens: until then, the field opened before has the
 * cursor, or the preview. Other keys are ignored, as they would change the former field.
 */
export function holdTyping({id, path}: {id: string; path: string}): void {
  // Of two quick clicks, the second counts.
  lastHold.abort()
  const held = new AbortController()
  lastHold = held
  const {signal} = held
  const giveUp = () => held.abort()
  let typed = ''
  const former = document.activeElement
  const isSameDocument = location.pathname.includes(`/${id}/`)

  function isOpen() {
    const {activeElement} = document
    // In another document, the same path may lead to the former field.
    if (activeElement === former && !isSameDocument) return false
    return hasCursor(stringToPath(path)) ?? !activeElement?.matches(textOrNothing)
  }

  function release() {
    giveUp()
    if (typed) insert(typed)
  }

  function hold(event: KeyboardEvent) {
    if (isOpen()) return release()
    event.preventDefault()
    event.stopPropagation()
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typed += event.key
  }

  addEventListener('keydown', hold, {capture: true, signal})
  addEventListener('pointerdown', giveUp, {capture: true, signal})
  const look = setInterval(() => isOpen() && release(), 16)
  signal.addEventListener('abort', () => clearInterval(look))
  setTimeout(giveUp, 5000)
  if (former instanceof HTMLIFrameElement) former.blur()
}

const textOrNothing = 'input, textarea, [contenteditable=true], body'

/** The editor of formatted text handles the event itself, and misses the command. */
function insert(data: string) {
  const event = new InputEvent('beforeinput', {
    inputType: 'insertText',
    data,
    bubbles: true,
    cancelable: true,
  })
  if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, data)
}
