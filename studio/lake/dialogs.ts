import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/sign-in.ts'

/** Dialogs for when the Studio is not loaded yet or cannot be used. */

/**
 * Asks for the lake's access key, with its purpose and who has it.
 *
 * @param reason Why it asks again.
 */
export function askForToken(reason: string): Promise<string> {
  const dialog = openDialog(
    '<form method="dialog"><h1 id="sign-in" data-text="title"></h1><p id="sign-in-purpose" data-text="purpose"></p><p role="alert"></p><label><span data-text="label"></span><input type="password" required autofocus></label><button data-text="button"></button><p id="sign-in-hint" data-text="hint"></p></form>',
    reason,
  )
  dialog.setAttribute('aria-labelledby', 'sign-in')
  dialog.setAttribute('aria-describedby', 'sign-in-purpose')
  const part = (name: string) => dialog.querySelector(name) as HTMLElement
  for (const name of ['title', 'purpose', 'label', 'button', 'hint'] as const)
    part(`[data-text=${name}]`).textContent = t(name)
  // The Studio sets its own title once it has loaded.
  document.title = t('title')
  // The Studio's CSS resets the browser's styles.
  const box = {
    boxSizing: 'border-box',
    padding: '0.5rem 1rem',
    border: '1px solid',
    borderRadius: '0.25rem',
    font: 'inherit',
  }
  Object.assign(part('h1').style, {margin: '0 0 0.5rem', fontSize: '1.25rem', lineHeight: '1.3'})
  Object.assign(part('#sign-in-purpose').style, {margin: '0 0 1rem'})
  Object.assign(part('input').style, {...box, display: 'block', width: '100%', margin: '0.5rem 0 1rem'})
  Object.assign(part('#sign-in-hint').style, {margin: '1.5rem 0 0', fontSize: '0.8125rem', opacity: '0.8'})
  Object.assign(part('button').style, {...box, cursor: 'pointer'})
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.querySelector('input')?.value ?? '')
    })
  })
}

/** Shows a message until the returned function is called. */
export function showMessage(message: string): () => void {
  const dialog = openDialog('<p role="alert"></p>', message)
  return () => {
    // The focus returns to where the editor was typing.
    dialog.close()
    dialog.remove()
  }
}

function openDialog(html: string, message: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = html
  dialog.lang = studioLanguage
  dialog.style.cssText =
    'margin: auto; width: min(26rem, 90vw); padding: 1.5rem 2rem; border: 0; border-radius: 0.5rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark'
  const alert = dialog.querySelector('[role=alert]') as HTMLElement
  alert.textContent = message
  const isFollowed = alert.nextSibling !== null
  Object.assign(alert.style, {margin: message && isFollowed ? '0 0 1rem' : '0', fontWeight: '600'})
  // A second Escape would close the dialog, even if the first was prevented.
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
