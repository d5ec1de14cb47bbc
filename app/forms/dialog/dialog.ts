/** Dialogs, loaded when the visitor starts to fill in a form. Their text is in the page as well. */

type Dialogs = typeof import('./dialog.client')
export type SecondButton = import('./dialog.client').SecondButton

/** The longest wait for a dialog, in milliseconds: its text is in the page already. */
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

/** Shows a message of the page as a dialog, or focuses the message if the dialog does not load in time. */
export async function showDialog(message: HTMLElement, icon: 'success' | 'warning', second?: SecondButton) {
  message.scrollIntoView({block: 'nearest', behavior: 'instant'})
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  try {
    const dialogs = await Promise.race([loading, tooLate])
    if (!dialogs) return message.focus()
    await dialogs.openDialog(message, icon, second)
  } catch {
    message.focus()
  }
}
