import Swal from 'sweetalert2/dist/sweetalert2.esm.js'
import styles from './dialog.css?url'

/** Dialogs; the only module that uses sweetalert2. */

const styled = new Promise<void>((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles})
  link.onload = () => resolve()
  link.onerror = () => {
    link.remove()
    reject(new Error('the styles of the dialogs cannot be loaded'))
  }
  document.head.append(link)
})
// Styles load before a dialog is needed and may fail early; opening a dialog reports the failure.
styled.catch(() => {})

/** A second button of a dialog; it also closes the dialog. */
export interface SecondButton {
  label: string
  press: () => void
}

/**
 * Shows a message of the page as a dialog: its heading, the rest below, and a button with the label `data-button`. When
 * the dialog closes, the message in the page gets the focus.
 * @param second another button
 */
export async function openDialog(message: HTMLElement, icon: 'success' | 'warning', second?: SecondButton) {
  await styled
  const text = document.createElement('div')
  text.append(...copyOf(message))
  const title = document.createElement('span')
  // The dialog has an icon of its own.
  text.querySelector('h2 svg')?.remove()
  title.append(...(text.querySelector('h2')?.childNodes ?? []))
  text.querySelector('h2')?.remove()
  const {isDenied} = await Swal.fire({
    icon,
    iconColor: icon === 'success' ? 'var(--link)' : 'var(--error)',
    title,
    html: text,
    animation: false,
    buttonsStyling: false,
    heightAuto: false,
    returnFocus: false,
    showDenyButton: second !== undefined,
    customClass: {popup: 'dialog', confirmButton: 'button primary', denyButton: 'button'},
    // As text, so that staff's labels are never parsed as HTML.
    willOpen() {
      Swal.getConfirmButton()?.replaceChildren(message.dataset.button ?? '')
      Swal.getDenyButton()?.replaceChildren(second?.label ?? '')
    },
    didClose: () => message.focus(),
  })
  if (isDenied) second?.press()
}

const copyOf = (message: HTMLElement) => message.cloneNode(true).childNodes
