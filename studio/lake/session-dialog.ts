/** What is asked and told before the Studio starts, which has no parts of its own to show yet. */

const german = {
  label: 'Zugangsschlüssel (LAKE_TOKEN)',
  button: 'Anmelden',
  wrong: 'Dieser Schlüssel passt nicht.',
  tooMany: (time: string) =>
    `Zu viele falsche Schlüssel. Ihr Schlüssel wird um ${time} Uhr noch einmal geprüft; bitte lassen Sie diese Seite offen.`,
  away: 'Der Speicher der Inhalte ist gerade nicht erreichbar. Das Studio versucht es weiter.',
  interrupted:
    'Die Verbindung zum Speicher der Inhalte ist unterbrochen. Bitte warten Sie einen Moment: Was gespeichert war, bleibt, und Sie können gleich weiterschreiben.',
}

const english: typeof german = {
  label: 'Access key (LAKE_TOKEN)',
  button: 'Sign in',
  wrong: 'This key does not fit.',
  tooMany: (time) =>
    `Too many wrong keys. Your key will be checked again at ${time}; please leave this page open.`,
  away: 'The content store cannot be reached at the moment. The Studio keeps trying.',
  interrupted:
    'The connection to the content store is interrupted. Please wait a moment: what was saved stays, and you can go on writing soon.',
}

/** The Studio's own language is not known yet. */
const words = () => (navigator.language.startsWith('de') ? german : english)

export const wrongToken = () => words().wrong
export const lakeIsAway = () => words().away
export const connectionIsInterrupted = () => words().interrupted
export const tooManyTokens = (until: Date) => words().tooMany(until.toLocaleTimeString(navigator.language))

/**
 * Asks for the token that the lake demands.
 *
 * @param reason Why again.
 */
export function askForToken(reason: string): Promise<string> {
  const {label, button} = words()
  const dialog = openDialog(
    '<form method="dialog"><p role="alert"></p><label><span></span><input type="password" required autofocus></label><button></button></form>',
    reason,
  )
  const part = (name: string) => dialog.querySelector(name) as HTMLElement
  part('span').textContent = label
  part('button').textContent = button
  // The Studio takes away what browsers give these.
  const box = {boxSizing: 'border-box', padding: '0.5rem 1rem', border: '1px solid', borderRadius: '0.25rem'}
  Object.assign(part('input').style, {
    ...box,
    display: 'block',
    width: '100%',
    margin: '0.5rem 0 1rem',
    font: 'inherit',
  })
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
  Object.assign(dialog.style, {
    margin: 'auto',
    width: 'min(26rem, 90vw)',
    padding: '1.5rem 2rem',
    border: '0',
    borderRadius: '0.5rem',
    font: '1rem/1.5 system-ui, sans-serif',
    colorScheme: 'light dark',
  })
  const alert = dialog.querySelector('p') as HTMLElement
  alert.textContent = message
  const isFollowed = alert.nextSibling !== null
  Object.assign(alert.style, {margin: message && isFollowed ? '0 0 1rem' : '0', fontWeight: '600'})
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
