import {languageKey} from '~/i18n/languages'

/**
 * A language saved in local storage without its cookie (the specification's key) is told to the server once: the cookie
 * is set and the page loaded again. Only unprefixed addresses ask; it runs before anything is painted.
 */
const script = `try{var k=${JSON.stringify(languageKey)},l=localStorage.getItem(k);if(l&&!/^\\/(de|en)(\\/|$)/.test(location.pathname)&&document.cookie.indexOf(k+"=")<0){document.cookie=k+"="+(l==="de"?"de":"en")+"; path=/; max-age=31536000; samesite=lax";if(document.cookie.indexOf(k+"=")>=0)location.reload()}}catch(e){}`

export function SavedLanguage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
  return <script dangerouslySetInnerHTML={{__html: script}} />
}
