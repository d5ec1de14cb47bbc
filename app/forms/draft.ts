import {type RefObject, useEffect} from 'react'
import {trapName} from '~/forms/trap'
import {withStorage} from './storage'

/**
 * Drafts of forms, in this tab's storage until they are sent or the tab is closed. They survive failures, reloads,
 * going back, and a change of language.
 */

/** Prefixes of keys in `sessionStorage`: of drafts, and of the marks that they were sent. */
const draftPrefix = 'draft:'
const sentPrefix = 'sent:'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of each field by name; of checkboxes and radio buttons, the checked ones. */
export type Draft = Record<string, string[]>

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    ({name, type}) => name && name !== trapName && !['hidden', 'file', 'password', 'submit'].includes(type),
  )

function draftOf(form: HTMLFormElement, chosen: (control: Control) => string | undefined): Draft {
  const draft: Draft = {}
  for (const control of controlsOf(form)) {
    const value = chosen(control)
    draft[control.name] = [...(draft[control.name] ?? []), ...(value === undefined ? [] : [value])]
  }
  return draft
}

/** The values of a form. */
export const readDraft = (form: HTMLFormElement): Draft =>
  draftOf(form, (control) => (isChoice(control) && !control.checked ? undefined : control.value))

/** The draft of an untouched form. */
const emptyDraft = (form: HTMLFormElement): Draft =>
  draftOf(form, (control) => {
    if (control instanceof HTMLSelectElement) return control.options[0]?.value ?? ''
    if (!isChoice(control)) return ''
    return control.type === 'radio' && control.defaultChecked ? control.value : undefined
  })

/** Fills in a form as if the visitor had typed, with the events that typing fires. */
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

/** Empties a form and deletes its draft. */
export const emptyForm = (form: HTMLFormElement) => fillIn(form, emptyDraft(form))

/** The browser's own setter: React overwrites the property on its fields to notice changes. */
function setValue(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, {bubbles: true}))
}

/** Whether a field has its initial value. Input from before scripts ran, or restored by the browser, must stay. */
function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const preset = [...control.options].findIndex(({defaultSelected}) => defaultSelected)
  return control.selectedIndex === Math.max(preset, 0)
}

const keptDraft = (key: string): Draft =>
  withStorage(() => Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'))) ?? {}

function keep(key: string, form: HTMLFormElement) {
  const draft = JSON.stringify(readDraft(form))
  const nothing = draft === JSON.stringify(emptyDraft(form))
  withStorage(() => (nothing ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, draft)))
}

/** Whether the draft has been sent and not changed since. */
const isDone = (name: string) =>
  withStorage(
    () =>
      sessionStorage.getItem(sentPrefix + name) !== null &&
      sessionStorage.getItem(draftPrefix + name) === null,
  ) ?? false

/** Whether the visitor came by the back or forward button: browsers then restore the fields. */
const cameBack = () =>
  performance.getEntriesByType('navigation').some((entry) => Object(entry).type === 'back_forward')

/**
 * Saves the draft of a form under its name, and restores it unless the page already has the visitor's input.
 * @param returned whether the response holds the visitor's input, which is newer than any draft
 * @param newer values that replace those of the draft
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  name: string,
  returned: boolean,
  newer: Draft = {},
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial values matter
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = `${draftPrefix}${name}`
    if (!returned && cameBack() && isDone(name)) emptyForm(element)
    if (!returned) fillIn(element, {...keptDraft(key), ...newer}, isUntouched)
    // The back/forward cache restores the page as the visitor left it.
    const onShow = ({persisted}: PageTransitionEvent) => persisted && isDone(name) && emptyForm(element)
    const keepIt = () => keep(key, element)
    // React resets controlled fields until it has rendered their new values.
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

/** Forgets a draft that has just been sent, unless it was changed meanwhile. */
export const forgetSentDraft = (name: string, sent: Draft) =>
  withStorage(() => {
    const key = `${draftPrefix}${name}`
    if (sessionStorage.getItem(key) === JSON.stringify(sent)) sessionStorage.removeItem(key)
  })

/** Deletes a sent draft once per arrival: the confirmation may be reloaded after the next draft was begun. */
export function forgetDraft(name: string, arrival: string) {
  const sent = `${sentPrefix}${name}`
  withStorage(() => {
    if (sessionStorage.getItem(sent) !== arrival) sessionStorage.removeItem(`${draftPrefix}${name}`)
    sessionStorage.setItem(sent, arrival)
  })
}
