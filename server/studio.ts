import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import express, {type Request, type RequestHandler, type Response, Router} from 'express'
import {noticeHeaders, noticePage} from './notice.ts'
import {studioPolicy} from './policy.ts'

const folder = 'build/studio'
const progressFile = 'build/studio-progress.json'
const year = 365 * 24 * 60 * 60
/** Names with the hash of what they hold. */
const hashed = /-[\w-]{8}\.(js|css)$/
const secondsUntilNextLook = 3

/** The Studio as built into build/studio, and while it is being built a page that says how far it is. Mounted at /studio. */
export function studioFiles(hosted: boolean): RequestHandler {
  const studio = Router()
  studio.use(
    '/static',
    express.static(join(folder, 'static'), {
      index: false,
      setHeaders(response, path) {
        response.setHeader(
          'Cache-Control',
          hashed.test(path) ? `public, max-age=${year}, immutable` : 'no-cache',
        )
      },
    }),
    (_request, response) => {
      response.status(404).type('text').send('No such file.')
    },
  )
  studio.get('*', async (request, response) => {
    const page = await readFile(join(folder, 'index.html')).catch(() => undefined)
    if (!page) return sayHowFar(request, response)
    response.setHeader('Content-Security-Policy', studioPolicy(page, hosted))
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(page)
  })
  return studio
}

type State = 'installing' | 'building' | 'failed' | 'absent'

async function readProgress(): Promise<{state: State; seconds: number}> {
  try {
    const {state, since} = JSON.parse(await readFile(progressFile, 'utf8'))
    if (!(state in texts.en)) throw new Error('not a state')
    return {state, seconds: Math.round((Date.now() - Date.parse(since)) / 1000)}
  } catch {
    return {state: 'absent', seconds: 0}
  }
}

async function sayHowFar(request: Request, response: Response): Promise<void> {
  const {state, seconds} = await readProgress()
  const language = request.acceptsLanguages('de', 'en') === 'en' ? 'en' : 'de'
  const {title, home} = words[language]
  const unfinished = state === 'installing' || state === 'building'
  response.status(503).set(noticeHeaders)
  response.vary('Accept-Language')
  if (unfinished) {
    response.setHeader('Retry-After', secondsUntilNextLook)
    response.setHeader('Refresh', secondsUntilNextLook)
  }
  const progress = unfinished ? `<progress aria-label="${title}"></progress><p>${seconds} s</p>` : ''
  const body = `<h1>${title}</h1>
<p>${texts[language][state]}</p>
${progress}
<p><a href="/">${home}</a></p>`
  response.send(noticePage(language, title, body))
}

const words = {
  de: {title: 'Studio', home: 'Zur Website'},
  en: {title: 'Studio', home: 'To the website'},
}

const texts: Record<'de' | 'en', Record<State, string>> = {
  de: {
    installing:
      'Das Studio wird vorbereitet. Schritt 1 von 2: Pakete werden installiert. Das dauert beim ersten Mal etwa eine Minute; diese Seite lädt sich selbst neu.',
    building:
      'Das Studio wird vorbereitet. Schritt 2 von 2: Es wird gebaut. Gleich ist es da; diese Seite lädt sich selbst neu.',
    failed:
      'Das Studio konnte nicht gebaut werden. Warum, steht im Fenster, in dem die Website gestartet wurde. Nach einem neuen Start wird es noch einmal versucht.',
    absent: 'Hier ist noch kein Studio. „npm start“ baut es.',
  },
  en: {
    installing:
      'The Studio is being prepared. Step 1 of 2: packages are being installed. This takes about a minute the first time; this page reloads by itself.',
    building:
      'The Studio is being prepared. Step 2 of 2: it is being built. It will be here in a moment; this page reloads by itself.',
    failed:
      'The Studio could not be built. The window in which the site was started says why. Another start tries again.',
    absent: 'There is no Studio here yet. “npm start” builds it.',
  },
}
