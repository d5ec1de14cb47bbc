import {studioLanguage} from '../i18n/language.ts'

/** Dialogs for when the Studio is not loaded yet or cannot be used. */

const german = {
  language: 'de',
  title: 'Im Studio anmelden',
  purpose:
    'Hier bearbeiten Sie die Texte und Bilder der Website. Den Zugangsschlüssel bekommen Sie von der Person, die die Website betreut. Dieser Browser fragt nur einmal danach.',
  label: 'Zugangsschlüssel',
  hint: 'Für die Person, die die Website betreut: Der Schlüssel steht als LAKE_TOKEN in der Datei .env.',
  button: 'Anmelden',
  wrong: 'Dieser Schlüssel ist falsch.',
  tooMany: (time: string) =>
    `Zu viele falsche Schlüssel. Ihr Schlüssel wird um ${time} Uhr noch einmal geprüft; bitte lassen Sie diese Seite offen.`,
  unreachable: 'Der Speicher der Inhalte ist gerade nicht erreichbar. Das Studio versucht es weiter.',
}

const english: typeof german = {
  language: 'en',
  title: 'Sign in to the Studio',
  purpose:
    'This is where you edit the texts and pictures of the website. You get the access key from the administrator of the website. This browser asks for it only once.',
  label: 'Access key',
  hint: 'For administrators: the key is LAKE_TOKEN in the file .env.',
  button: 'Sign in',
  wrong: 'This key is wrong.',
  tooMany: (time) =>
    `Too many wrong keys. Your key will be checked again at ${time}; please leave this page open.`,
  unreachable: 'The content store cannot be reached at the moment. The Studio keeps trying.',
}

// Functions, so that the compiler can remove them from a hosted build.
const words = () => (studioLanguage === 'de' ? german : english)

export const wrongToken = () => words().wrong
export const unreachableText = () => words().unreachable
export const tooManyTokens = (until: Date) => words().tooMany(until.toLocaleTimeString(studioLanguage))

/**
 * Asks for the lake's access key, with its purpose and who has it.
 *
 * @param reason Why it asks again.
 */
export function askForToken(reason: string): Promise<string> {
  const {title, purpose, label, hint, button} = words()
  const dialog = openDialog(
    '<form method="dialog"><h1 id="sign-in"></h1><p id="sign-in-purpose"></p><p role="alert"></p><label><span></span><input type="password" required autofocus></label><button></button><p id="sign-in-hint"></p></form>',
    reason,
  )
  dialog.setAttribute('aria-labelledby', 'sign-in')
  dialog.setAttribute('aria-describedby', 'sign-in-purpose')
  const part = (name: string) => dialog.querySelector(name) as HTMLElement
  part('h1').textContent = title
  part('#sign-in-purpose').textContent = purpose
  part('span').textContent = label
  part('button').textContent = button
  part('#sign-in-hint').textContent = hint
  // The Studio sets its own title once it has loaded.
  document.title = title
  // The Studio's CSS resets the browser's styles.
  const box = {boxSizing: 'border-box', padding: '0.5rem 1rem', border: '1px solid', borderRadius: '0.25rem'}
  Object.assign(part('h1').style, {margin: '0 0 0.5rem', fontSize: '1.25rem', lineHeight: '1.3'})
  Object.assign(part('#sign-in-purpose').style, {margin: '0 0 1rem'})
  Object.assign(part('input').style, {
    ...box,
    display: 'block',
    width: '100%',
    margin: '0.5rem 0 1rem',
    font: 'inherit',
  })
  Object.assign(part('#sign-in-hint').style, {margin: '1.5rem 0 0', fontSize: '0.8125rem', opacity: '0.8'})
  Object.assign(part('button').style, {...box, font: 'inherit', cursor: 'pointer'})
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
  dialog.lang = words().language
  Object.assign(dialog.style, {
    margin: 'auto',
    width: 'min(26rem, 90vw)',
    padding: '1.5rem 2rem',
    border: '0',
    borderRadius: '0.5rem',
    font: '1rem/1.5 system-ui, sans-serif',
    colorScheme: 'light dark',
  })
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
