import {type LoaderFunctionArgs, redirect} from '@remix-run/node'
import {siteSettings} from '~/content/content.server'
import {admit} from './access.server'
import {ownPath} from './own-path'
import {problemPage} from './problem.server'
import {readingOf} from './reading.server'
import {beginning, end, sessionOf} from './session.server'

/** The addresses under `/preview/` that start and end a preview; each redirects, or explains why not. */

const wanted = (request: Request, name: string) => ownPath(new URL(request.url).searchParams.get(name))

const onwards = (to: string, cookie?: string) =>
  redirect(to, cookie ? {headers: {'Set-Cookie': cookie}} : undefined)

/** The Studio opens previews here: `/preview/enable?sanity-preview-secret=…&sanity-preview-pathname=/de`. */
async function enable({request}: LoaderFunctionArgs) {
  const admission = await admit(request.url)
  if ('problem' in admission)
    return problemPage(admission.problem, request, wanted(request, 'sanity-preview-pathname'))
  throw onwards(`/preview/begun?to=${encodeURIComponent(admission.to)}`, await beginning())
}

/** Comes between starting a preview and showing it, to detect browsers that reject the cookie. */
async function begun({request}: LoaderFunctionArgs) {
  const to = wanted(request, 'to')
  if (await sessionOf(request.headers)) throw onwards(to)
  return problemPage('no-cookie', request, to)
}

const ended = ({request}: LoaderFunctionArgs) => problemPage('ended', request, wanted(request, 'to'))

/** Stands in for a licence page, and leads to it once they are switched on. */
async function licencesOff(args: LoaderFunctionArgs) {
  const to = wanted(args.request, 'to')
  const {reading} = await readingOf(args)
  if ((await siteSettings(reading)).licencesEnabled) throw onwards(to)
  return problemPage('licences-off', args.request, to)
}

/** Ends the preview in this browser and shows the page as published. */
async function leave({request}: LoaderFunctionArgs): Promise<never> {
  throw onwards(wanted(request, 'to'), await end())
}

export const steps = {enable, begun, leave, ended, 'licences-off': licencesOff}
