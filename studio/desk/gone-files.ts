import {t} from '../i18n/translate.ts'

/**
 * Says in the language of the Studio why it has to be loaded again, where a part of it is not there any more: somebody has put
 * a new build in the place of the one that is open. The vendor's page about it, which loads the Studio again after some
 * seconds, is English and stays below.
 */
export function explainGoneFiles(): void {
  if (typeof window === 'undefined') return
  window.addEventListener('vite:preloadError', () => {
    if (!document.getElementById(id)) explain()
  })
}

const id = 'studio-part-gone'

function explain(): void {
  const dialog = document.createElement('dialog')
  dialog.id = id
  dialog.setAttribute('aria-labelledby', `${id}-title`)
  Object.assign(dialog.style, {
    margin: 'auto',
    maxWidth: '32rem',
    padding: '1.5rem 2rem',
    border: '0',
    borderRadius: '0.5rem',
    font: '1rem/1.5 system-ui, sans-serif',
    colorScheme: 'light dark',
  })
  const title = document.createElement('h1')
  title.id = `${id}-title`
  title.textContent = t('The Studio has to be loaded again')
  Object.assign(title.style, {margin: '0 0 0.5rem', fontSize: '1.25rem'})
  const text = document.createElement('p')
  text.textContent = t(
    'A part of it cannot be loaded, probably because there is a new version. What has been saved stays as it is.',
  )
  text.style.margin = '0 0 1.25rem'
  const button = document.createElement('button')
  button.textContent = t('Load again')
  Object.assign(button.style, {padding: '0.5rem 1rem', font: 'inherit', cursor: 'pointer'})
  button.onclick = () => location.reload()
  dialog.append(title, text, button)
  document.body.append(dialog)
  dialog.showModal()
}
