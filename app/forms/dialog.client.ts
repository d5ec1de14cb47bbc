import Swal from 'sweetalert2/dist/sweetalert2.esm.js'
import styles from './dialog.css?url'

/** The dialogs: the only place that knows sweetalert2. */

const styled = new Promise<void>((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles})
  link.onload = () => resolve()
  link.onerror = () => {
    link.remove()
    reject(new Error('the styles of the dialogs cannot be loaded'))
  }
  document.head.append(link)
})
// They are loaded before somebody asks for a dialog, and may fail before: who asks is told.
styled.catch(() => {})

/**
 * Shows a text of the page as a dialog: its heading, the rest below, and a button with the words of `data-button`. When it
 * is closed, the focus goes to the text in the page.
 */
export async function openDialog(message: HTMLElement, icon: 'success' | 'warning') {
  await styled
  const text = document.createElement('div')
  text.append(...copyOf(message))
  const title = document.createElement('span')
  title.append(...(text.querySelector('h2')?.childNodes ?? []))
  text.querySelector('h2')?.remove()
  await Swal.fire({
    icon,
    title,
    html: text,
    animation: false,
    buttonsStyling: false,
    heightAuto: false,
    returnFocus: false,
    customClass: {popup: 'dialog', confirmButton: 'button primary'},
    // As text: what staff write is never taken for HTML.
    willOpen: () => Swal.getConfirmButton()?.replaceChildren(message.dataset.button ?? ''),
    didClose: () => message.focus(),
  })
}

const copyOf = (message: HTMLElement) => message.cloneNode(true).childNodes
