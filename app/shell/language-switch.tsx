import {useLocation} from '@remix-run/react'
import german from 'flag-icons/flags/4x3/de.svg?url'
import british from 'flag-icons/flags/4x3/gb.svg?url'
import {useSite} from '~/blocks/site'
import {knownSearch} from '~/content/page-address'
import {type Language, languageKey, languages, nativeNames, splitPath, withPrefix} from '~/i18n/languages'

const flags: Record<Language, string> = {de: german, en: british}

/** Remembers the visitor's choice, for the unprefixed addresses. Without storage the address alone is the choice. */
function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language)
  } catch {}
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

/** Plain links to this page in each language: they load a new document, with everything in that language. */
export function LanguageSwitch() {
  const {lang, texts} = useSite()
  const {pathname, search} = useLocation()
  const {path} = splitPath(pathname)
  return (
    <nav className="languages" aria-label={texts.languages.name}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${withPrefix(`/${language}`, path)}${knownSearch(pathname, search)}`}
              lang={language}
              hrefLang={language}
              aria-current={language === lang ? 'true' : undefined}
              aria-describedby={`language-${language}`}
              onClick={({currentTarget}) => {
                remember(language)
                // Browsers do not send the hash to the server, so it is added here.
                currentTarget.hash = window.location.hash
              }}
            >
              {/* Lazy: hidden where there is little room. */}
              <img src={flags[language]} alt="" width="20" height="15" loading="lazy" />
              {nativeNames[language]}
            </a>
            <span id={`language-${language}`} hidden>
              {texts.languages[language]}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
