/** Dialogs, which are loaded when somebody begins to fill in a form. What they say stands in the page as well. */

type Dialogs = typeof import('./dialog.client')

/** Nobody waits longer for a dialog, in milliseconds: the text is there already. */
const patience = 1_500

let loading: Promise<Dialogs> | undefined

/** Begins to load the dialogs. */
export function prepareDialog() {
  if (loading || !navigator.onLine) return
  loading = import('./dialog.client')
  loading.catch(() => {
    loading = undefined
  })
}

/** Shows a text of the page as a dialog, or, where it cannot be loaded, moves the focus to the text. */
export async function showDialog(message: HTMLElement, icon: 'success' | 'warning') {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  try {
    const dialogs = await Promise.race([loading, tooLate])
    if (!dialogs) return message.focus()
    await dialogs.openDialog(message, icon)
  } catch {
    message.focus()
  }
}
