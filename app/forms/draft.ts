import {type RefObject, useEffect} from 'react'
import {trapName} from '~/ui/trap'
import {withTabStorage} from './tab-storage'

/**
 * What was typed into a form, kept in this tab alone until it has been sent or the tab is closed: it survives failures,
 * loading again, going back, and the other language.
 */

/** With these begin the keys in `sessionStorage`: of what was typed, and of the mark that it was sent. */
const draftPrefix = 'draft:'
const sentPrefix = 'sent:'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of each field by its name; of boxes and radio buttons those that are chosen. */
export type Draft = Record<string, string[]>

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** A control with `data-mirror` only shows what another one says. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    ({name, type, dataset}) =>
      name &&
      name !== trapName &&
      !('mirror' in dataset) &&
      !['hidden', 'file', 'password', 'submit'].includes(type),
  )

function draftOf(form: HTMLFormElement, chosen: (control: Control) => string | undefined): Draft {
  const draft: Draft = {}
  for (const control of controlsOf(form)) {
    const value = chosen(control)
    draft[control.name] = [...(draft[control.name] ?? []), ...(value === undefined ? [] : [value])]
  }
  return draft
}

/** What stands in a form. */
export const readDraft = (form: HTMLFormElement): Draft =>
  draftOf(form, (control) => (isChoice(control) && !control.checked ? undefined : control.value))

/** What would stand in it if nobody had touched it; a field's `data-empty` says so where that is something. */
const emptyDraft = (form: HTMLFormElement): Draft =>
  draftOf(form, (control) => {
    if (control instanceof HTMLSelectElement) return control.options[0]?.value ?? ''
    if (!isChoice(control)) return control.dataset.empty ?? ''
    return control.type === 'radio' && control.defaultChecked ? control.value : undefined
  })

/** Puts words into a form, as if they had been typed: whoever listens to its fields hears of it. */
export function fillIn(
  form: HTMLFormElement,
  draft: Draft,
  only: (control: Control) => boolean = () => true,
) {
  for (const control of controlsOf(form)) {
    const values = draft[control.name]
    if (!Array.isArray(values) || !only(control)) continue
    if (isChoice(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (control.value !== (values[0] ?? '')) {
      setValue(control, values[0] ?? '')
    }
  }
}

/** Empties a form, and with it what was kept of it. */
export const emptyForm = (form: HTMLFormElement) => fillIn(form, emptyDraft(form))

/** React overwrites the property on its fields, to see what it has not written itself: this is the browser's own. */
function setValue(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, {bubbles: true}))
}

/** Whether a field is as the page came: what was typed before scripts ran, or put back by the browser, stays. */
function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const preset = [...control.options].findIndex(({defaultSelected}) => defaultSelected)
  return control.selectedIndex === Math.max(preset, 0)
}

const keptDraft = (key: string): Draft =>
  withTabStorage((storage) => Object(JSON.parse(storage.getItem(key) ?? '{}'))) ?? {}

function keep(key: string, form: HTMLFormElement) {
  const draft = JSON.stringify(readDraft(form))
  const nothing = draft === JSON.stringify(emptyDraft(form))
  withTabStorage((storage) => (nothing ? storage.removeItem(key) : storage.setItem(key, draft)))
}

/** Whether what was typed into a form before has been sent, and nothing has been typed since. */
const isDone = (name: string) =>
  withTabStorage(
    (storage) => storage.getItem(sentPrefix + name) !== null && storage.getItem(draftPrefix + name) === null,
  ) ?? false

/** Whether somebody came to the document by going back: browsers then fill in what stood in its fields. */
const cameBack = () =>
  performance.getEntriesByType('navigation').some((entry) => Object(entry).type === 'back_forward')

interface Page {
  /** Whether the page came with what was typed: nothing kept is newer. */
  returned: boolean
  /** The mark of the arrival that the page tells of: what was kept has been sent. */
  arrival: string | undefined
}

/** Keeps what is typed into a form under its name, and brings it back where the page came without. */
export function useDraft(form: RefObject<HTMLFormElement>, name: string, {returned, arrival}: Page) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page came matters
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = `${draftPrefix}${name}`
    if (arrival) forgetDraft(name, arrival)
    if (!returned && cameBack() && isDone(name)) emptyForm(element)
    if (!returned) fillIn(element, keptDraft(key), isUntouched)
    // The whole page may be put back as it was left.
    const onShow = ({persisted}: PageTransitionEvent) => persisted && isDone(name) && emptyForm(element)
    const keepIt = () => keep(key, element)
    // React puts fields that it controls back until it has rendered what they were told: only then they say what holds.
    queueMicrotask(keepIt)
    element.addEventListener('input', keepIt)
    element.addEventListener('change', keepIt)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      element.removeEventListener('input', keepIt)
      element.removeEventListener('change', keepIt)
    }
  }, [form, name])
}

/** Forgets what has been sent, once: the page of an arrival may be loaded again when the next message has been begun. */
export function forgetDraft(name: string, arrival: string) {
  const sent = `${sentPrefix}${name}`
  withTabStorage((storage) => {
    if (storage.getItem(sent) !== arrival) storage.removeItem(`${draftPrefix}${name}`)
    storage.setItem(sent, arrival)
  })
}
