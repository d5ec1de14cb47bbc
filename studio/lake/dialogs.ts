import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/sign-in.ts'

/** Dialogs for when the Studio is not loaded yet or cannot be used. */

/** Ids outweigh the Studio's CSS, which resets the browser's styles. */
const style = `
#sign-in-form :is(input, button) { box-sizing: border-box; padding: 0.5rem 1rem; border: 1px solid; border-radius: 0.25rem; font: inherit }
#sign-in-form input { display: block; width: 100%; margin: 0.5rem 0 1rem }
#sign-in-form button { cursor: pointer }
#sign-in { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3 }
#sign-in-purpose { margin: 0 0 1rem }
#sign-in-hint { margin: 1.5rem 0 0; font-size: 0.8125rem; opacity: 0.8 }`

/**
 * Asks for the lake's access key, with its purpose and who has it.
 *
 * @param reason Why it asks again.
 */
export function askForToken(reason: string): Promise<string> {
  const dialog = openDialog(
    `<style>${style}</style><form method="dialog" id="sign-in-form"><h1 id="sign-in">${t('title')}</h1><p id="sign-in-purpose">${t('purpose')}</p><p role="alert"></p><label>${t('label')}<input type="password" required autofocus></label><button>${t('button')}</button><p id="sign-in-hint">${t('hint')}</p></form>`,
    reason,
  )
  dialog.setAttribute('aria-labelledby', 'sign-in')
  dialog.setAttribute('aria-describedby', 'sign-in-purpose')
  // The Studio sets its own title once it has loaded.
  document.title = t('title')
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
