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
    '<form method="dialog"><p role="alert"></p><label><span></span><br><input type="password" required autofocus></label> <button></button></form>'
  const part = (name: string) => dialog.querySelector(name) as HTMLElement
  part('p').textContent = again ? wrong : ''
  part('span').textContent = label
  part('button').textContent = button
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
