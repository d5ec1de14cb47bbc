/**
 * Signs this browser in to the local lake. A lake that demands a token gets the one that is typed into a small form;
 * from then on a cookie does it.
 *
 * @param lake Absolute address of the lake.
 * @param fetchFromNetwork The browser's own fetch: the Studio's waits until one is signed in.
 */
export async function beginSession(lake: string, fetchFromNetwork: typeof fetch): Promise<void> {
  for (let token: string | undefined; ; token = await askForToken(token !== undefined)) {
    const answer = await fetchFromNetwork(`${lake}/v1/auth/session`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(token === undefined ? {} : {token}),
    })
    if (answer.status !== 401) return
  }
}

const words = {
  de: {
    label: 'Zugangsschlüssel (LAKE_TOKEN)',
    wrong: 'Dieser Schlüssel passt nicht.',
    button: 'Anmelden',
  },
  en: {label: 'Access key (LAKE_TOKEN)', wrong: 'This key does not fit.', button: 'Sign in'},
}

function askForToken(again: boolean): Promise<string> {
  const {label, wrong, button} = navigator.language.startsWith('de') ? words.de : words.en
  const dialog = document.createElement('dialog')
  dialog.innerHTML =
    '<form method="dialog"><p role="alert"></p><label><span></span><input type="password" required autofocus></label><button></button></form>'
  const part = (name: string) => dialog.querySelector(name) as HTMLElement
  part('p').textContent = again ? wrong : ''
  part('span').textContent = label
  part('button').textContent = button
  // The Studio takes away what browsers give these, and has no parts of its own to show yet.
  const box = {boxSizing: 'border-box', padding: '0.5rem 1rem', border: '1px solid', borderRadius: '0.25rem'}
  Object.assign(dialog.style, {
    margin: 'auto',
    width: 'min(26rem, 90vw)',
    padding: '1.5rem 2rem',
    border: '0',
    borderRadius: '0.5rem',
    font: '1rem/1.5 system-ui, sans-serif',
    colorScheme: 'light dark',
  })
  if (again) Object.assign(part('p').style, {margin: '0 0 1rem', fontWeight: '600'})
  Object.assign(part('input').style, {
    ...box,
    display: 'block',
    width: '100%',
    margin: '0.5rem 0 1rem',
    font: 'inherit',
  })
  Object.assign(part('button').style, {...box, font: 'inherit', cursor: 'pointer'})
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.querySelector('input')?.value ?? '')
    })
  })
}
