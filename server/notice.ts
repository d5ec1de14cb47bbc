import type {IncomingMessage} from 'node:http'
import {noticePolicy} from './policy.ts'

/** Pages that consist of words alone, for when the app itself cannot answer. They load nothing and run nothing. */

type Language = 'de' | 'en'

interface Words {
  title: string
  text: string
  home: string
}

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.125rem/1.6 system-ui, sans-serif }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem }
  section + section { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem }
  h1, h2 { font-size: 1.75rem; line-height: 1.25 }
  progress { width: 100%; height: .75rem }
`

/** What such a page is sent with; nobody keeps it. */
export const noticeHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': noticePolicy(style),
  'Cache-Control': 'no-store',
}

/** The document around what such a page says. Nothing in it may come from a request. */
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

const busy: Record<Language, Words> = {
  de: {
    title: 'Gerade ist sehr viel los',
    text: 'Diese Seite kann im Moment nicht angezeigt werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'Very busy right now',
    text: 'This page cannot be shown at the moment. Please try again in a few seconds.',
    home: 'To the home page',
  },
}

const busyWithForms: Record<Language, Words> = {
  de: {
    ...busy.de,
    text: 'Ihr Formular wurde nicht gesendet. Bitte gehen Sie zurück und versuchen Sie es in einigen Sekunden noch einmal.',
  },
  en: {
    ...busy.en,
    text: 'Your form has not been sent. Please go back and try again in a few seconds.',
  },
}

const failed: Record<Language, Words> = {
  de: {
    title: 'Das hat nicht geklappt',
    text: 'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'That did not work',
    text: 'The page could not be shown. Please try again in a few minutes.',
    home: 'To the home page',
  },
}

const refusals = {
  address: {
    de: {
      title: 'Diese Adresse verstehen wir nicht',
      text: 'Sie ist zu lang oder enthält Zeichen, die in keiner Adresse stehen. Vielleicht ist sie beim Kopieren beschädigt worden.',
      home: 'Zur Startseite',
    },
    en: {
      title: 'We do not understand this address',
      text: 'It is too long or holds characters that stand in no address. It may have been damaged when it was copied.',
      home: 'To the home page',
    },
  },
  largeForm: {
    de: {
      title: 'Dieser Text ist zu lang',
      text: 'Ihr Formular ist nicht angekommen. Bitte gehen Sie zurück und kürzen Sie den Text.',
      home: 'Zur Startseite',
    },
    en: {
      title: 'This text is too long',
      text: 'Your form has not arrived. Please go back and shorten the text.',
      home: 'To the home page',
    },
  },
  foreignForm: {
    de: {
      title: 'Dieses Formular kam von einer anderen Website',
      text: 'Wir haben nichts davon angenommen. Bitte füllen Sie das Formular hier auf unserer Website aus.',
      home: 'Zur Startseite',
    },
    en: {
      title: 'This form came from another website',
      text: 'We have taken nothing of it. Please fill in the form here on our website.',
      home: 'To the home page',
    },
  },
} satisfies Record<string, Record<Language, Words>>

const mention: Record<Language, string> = {
  de: 'Wenn Sie uns deswegen schreiben, nennen Sie bitte diese Kennung:',
  en: 'If you write to us about this, please mention this reference:',
}

const again: Record<Language, string> = {de: 'Noch einmal versuchen', en: 'Try again'}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Says in both languages, the visitor's first, that there is too much to do. */
export const busyPage = (asked: Asked) =>
  inBothLanguages(asked, asked.method === 'POST' ? busyWithForms : busy, {passes: true})

/** Says why what was asked for is refused, to those who may have come to it without meaning to. */
export const refusedPage = (asked: Asked, reason: keyof typeof refusals) =>
  inBothLanguages(asked, refusals[reason])

/** Says that something went wrong. @param reference under which the log tells more */
export const failedPage = (asked: Asked, reference: string) =>
  inBothLanguages(asked, failed, {passes: true, reference})

interface Circumstances {
  /** Whether it may be otherwise in a moment. */
  passes?: boolean
  reference?: string
}

function inBothLanguages(
  asked: Asked,
  words: Record<Language, Words>,
  {passes = false, reference}: Circumstances = {},
): string {
  const first = languageOf(asked)
  // The address as it stands; a form is sent from its own page alone.
  const repeats = passes && asked.method !== 'POST'
  const sections = [first, first === 'de' ? 'en' : 'de'].map((one, index) => {
    const language = one as Language
    const {title, text, home} = words[language]
    const heading = index === 0 ? 'h1' : 'h2'
    const mentioned = reference ? `\n<p>${mention[language]} <strong>${reference}</strong></p>` : ''
    const repeat = repeats ? `\n<p><a href="">${again[language]}</a></p>` : ''
    return `<section lang="${language}">
<${heading}>${title}</${heading}>
<p>${text}</p>${mentioned}${repeat}
<p><a href="/${language}">${home}</a></p>
</section>`
  })
  return noticePage(first, words[first].title, `<main>\n${sections.join('\n')}\n</main>`)
}

/** By the address, or else by what the browser prefers. */
function languageOf({url = '', headers}: Asked): Language {
  const named = /^\/(de|en)\b/.exec(url)?.[1]
  if (named) return named as Language
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'de'
}
