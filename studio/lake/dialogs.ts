import {studioLanguage} from '../i18n/language.ts'

/** What is asked and told while the Studio has no parts of its own to show, or these must not be used. */

const german = {
  language: 'de',
  title: 'Im Studio anmelden',
  purpose:
    'Hier bearbeiten Sie die Texte und Bilder der Website. Den Zugangsschlüssel bekommen Sie von der Person, die die Website betreut. Dieser Browser fragt nur einmal danach.',
  label: 'Zugangsschlüssel',
  hint: 'Für die Person, die die Website betreut: Der Schlüssel steht als LAKE_TOKEN in der Datei .env.',
  button: 'Anmelden',
  wrong: 'Dieser Schlüssel passt nicht.',
  tooMany: (time: string) =>
    `Zu viele falsche Schlüssel. Ihr Schlüssel wird um ${time} Uhr noch einmal geprüft; bitte lassen Sie diese Seite offen.`,
  away: 'Der Speicher der Inhalte ist gerade nicht erreichbar. Das Studio versucht es weiter.',
  interrupted:
    'Die Verbindung zum Speicher der Inhalte ist unterbrochen. Bitte warten Sie einen Moment: Was gespeichert war, bleibt, und Sie können gleich weiterschreiben.',
}

const english: typeof german = {
  language: 'en',
  title: 'Sign in to the Studio',
  purpose:
    'This is where you edit the texts and pictures of the website. You get the access key from whoever looks after the website. This browser asks for it only once.',
  label: 'Access key',
  hint: 'For whoever looks after the website: the key stands in the file .env, as LAKE_TOKEN.',
  button: 'Sign in',
  wrong: 'This key does not fit.',
  tooMany: (time) =>
    `Too many wrong keys. Your key will be checked again at ${time}; please leave this page open.`,
  away: 'The content store cannot be reached at the moment. The Studio keeps trying.',
  interrupted:
    'The connection to the content store is interrupted. Please wait a moment: what was saved stays, and you can go on writing soon.',
}

// Functions, so that a hosted build is seen to need nothing of this.
const words = () => (studioLanguage === 'de' ? german : english)

export const wrongToken = () => words().wrong
export const lakeIsAway = () => words().away
export const connectionIsInterrupted = () => words().interrupted
export const tooManyTokens = (until: Date) => words().tooMany(until.toLocaleTimeString(studioLanguage))

/**
 * Asks for the token that the lake demands, and says what for and who has it.
 *
 * @param reason Why again.
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
  // The Studio gives the tab a name of its own once it is there.
  document.title = title
  // The Studio takes away what browsers give these.
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

/** Says something, until what it returns is called. */
export function tell(message: string): () => void {
  const dialog = openDialog('<p role="alert"></p>', message)
  return () => {
    // Whoever was typing goes on where they were.
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
  // Escape would close it at the second time, whatever is done about the first.
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
