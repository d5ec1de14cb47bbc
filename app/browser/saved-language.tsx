import {languageKey} from '~/i18n/languages'

/**
 * Restores the language cookie from local storage (the specification's key) and reloads the page once. Runs before the
 * first paint, only at addresses without a language.
 */
const script = `try{var k=${JSON.stringify(languageKey)},l=localStorage.getItem(k);if(l&&!/^\\/(de|en)(\\/|$)/.test(location.pathname)&&document.cookie.indexOf(k+"=")<0){document.cookie=k+"="+(l==="de"?"de":"en")+"; path=/; max-age=31536000; samesite=lax";if(document.cookie.indexOf(k+"=")>=0)location.reload()}}catch(e){}`

export function SavedLanguage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
  return <script dangerouslySetInnerHTML={{__html: script}} />
}
