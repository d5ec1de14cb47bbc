import {type RefObject, useLayoutEffect} from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Where the cursor is after a change elsewhere in the text: behind the same words, or before them. */
export const moved = (caret: number, before: string, after: string): number =>
  after.startsWith(before.slice(0, caret)) ? caret : Math.max(0, after.length - before.length + caret)

/** Keeps the cursor in its place while another editor changes the text; browsers move it to the end. */
export function useCaret(field: RefObject<TextField | undefined>, text: string): void {
  const {current} = field
  // During rendering, the field still has the former text.
  const isChanged = current && current === document.activeElement && current.value !== text
  const carets = isChanged
    ? [current.selectionStart, current.selectionEnd].map((caret) => moved(caret ?? 0, current.value, text))
    : undefined
  useLayoutEffect(() => {
    const [start, end] = carets ?? []
    if (start !== undefined && end !== undefined) current?.setSelectionRange(start, end)
  })
}
