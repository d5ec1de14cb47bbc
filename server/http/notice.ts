import type {IncomingMessage} from 'node:http'
import {errorTexts} from '~/i18n/error-texts'
import {type Language, languageFromHeader, languages, splitPath} from '~/i18n/languages'
import {noticeTexts, type Reason} from '~/i18n/notice-texts'
import {env} from '~/platform/env.server'
import {noticePolicy} from './policy'

/** Plain text pages for when the app cannot respond. They load nothing and run nothing. */

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.125rem/1.6 system-ui, sans-serif }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem }
  section + section { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem }
  h1, h2 { font-size: 1.75rem; line-height: 1.25 }
  progress { width: 100%; height: .75rem }
`

/** Headers of such a page. */
export const noticeHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': noticePolicy(style),
  'Cache-Control': 'no-store',
}

/** The document around the text. Nothing in it may come from a request. */
export const noticePage = (language: Language, title: string, body: string) => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The site is too busy; in both languages, the visitor's first. */
export const busyPage = (asked: Asked) =>
  inBothLanguages(asked, asked.method === 'POST' ? 'busyWithForms' : 'busy', {passes: true})

/** Why a request is refused, for visitors without bad intent. */
export const refusedPage = (asked: Asked, reason: Reason) => inBothLanguages(asked, reason)

/** An unexpected error. @param reference of the error in the log */
export const failedPage = (asked: Asked, reference: string) =>
  inBothLanguages(asked, undefined, {passes: true, reference})

interface Circumstances {
  /** Whether trying again may help. */
  passes?: boolean
  reference?: string
}

function inBothLanguages(
  asked: Asked,
  reason: Reason | undefined,
  {passes = false, reference}: Circumstances = {},
): string {
  const first = languageOf(asked)
  // Reloads the present address; a form can be sent again only from its own page.
  const repeats = passes && asked.method !== 'POST'
  const wordsIn = (language: Language) => (reason ? noticeTexts[language][reason] : errorTexts[language])
  const sections = [...languages]
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((language, index) => {
      const {title, text} = wordsIn(language)
      const {reference: mention, retry, home} = errorTexts[language]
      const heading = index === 0 ? 'h1' : 'h2'
      const mentioned = reference ? `\n<p>${mention} <strong>${reference}</strong></p>` : ''
      const repeat = repeats ? `\n<p><a href="">${retry}</a></p>` : ''
      return `<section lang="${language}">
<${heading}>${title}</${heading}>
<p>${text}</p>${mentioned}${repeat}
<p><a href="/${language}">${home}</a></p>
</section>`
    })
  return noticePage(first, wordsIn(first).title, `<main>\n${sections.join('\n')}\n</main>`)
}

/** The language of the address, or else the browser's. */
const languageOf = ({url = '', headers}: Asked): Language =>
  splitPath(url.replace(/\?.*/, '')).language ??
  languageFromHeader(headers['accept-language'] ?? null, env.defaultLanguage)
