import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import express, {type Request, type RequestHandler, type Response, Router} from 'express'
import {type StudioState, studioTexts} from '~/i18n/studio-texts'
import {noticeHeaders, noticePage} from './notice'
import {studioPolicy} from './policy'
import {noSuchFile} from './static-files'

const folder = 'build/studio'
const progressFile = 'build/studio-progress.json'
const year = 365 * 24 * 60 * 60
/** Names with a hash of the content. */
const hashed = /-[\w-]{8}\.(js|css)$/
const secondsUntilNextLook = 3

/** The built Studio, or a page with the progress of its build. Mounted at /studio. */
export function studioFiles(hosted: boolean): RequestHandler {
  const studio = Router()
  studio.use(
    '/static',
    express.static(join(folder, 'static'), {
      index: false,
      setHeaders(response, path) {
        if (path.endsWith('.html'))
          response.setHeader('Content-Security-Policy', studioPolicy(Buffer.of(), hosted))
        response.setHeader(
          'Cache-Control',
          hashed.test(path) ? `public, max-age=${year}, immutable` : 'no-cache',
        )
      },
    }),
    noSuchFile,
  )
  studio.get('*', async (request, response, next) => {
    try {
      const page = await readFile(join(folder, 'index.html')).catch(() => undefined)
      if (!page) return await sendProgress(request, response)
      response.setHeader('Content-Security-Policy', studioPolicy(page, hosted))
      response.setHeader('Cache-Control', 'no-cache')
      response.type('html').send(page)
    } catch (error) {
      next(error)
    }
  })
  return studio
}

async function readProgress(): Promise<{state: StudioState; seconds: number}> {
  try {
    const {state, since} = JSON.parse(await readFile(progressFile, 'utf8'))
    if (!(state in studioTexts.en)) throw new Error('not a state')
    return {state, seconds: Math.round((Date.now() - Date.parse(since)) / 1000)}
  } catch {
    return {state: 'absent', seconds: 0}
  }
}

async function sendProgress(request: Request, response: Response): Promise<void> {
  const {state, seconds} = await readProgress()
  const language = request.acceptsLanguages('de', 'en') === 'en' ? 'en' : 'de'
  const title = 'Studio'
  const unfinished = state === 'installing' || state === 'building'
  response.status(503).set(noticeHeaders)
  response.vary('Accept-Language')
  if (unfinished) {
    response.setHeader('Retry-After', secondsUntilNextLook)
    response.setHeader('Refresh', secondsUntilNextLook)
  }
  const progress = unfinished ? `<progress aria-label="${title}"></progress><p>${seconds} s</p>` : ''
  const body = `<h1>${title}</h1>
<p>${studioTexts[language][state]}</p>
${progress}
<p><a href="/">${studioTexts[language].home}</a></p>`
  response.send(noticePage(language, title, body))
}
