import {data} from '@remix-run/node'
import {requestLanguage} from '~/i18n/i18n.server'
import {splitPath} from '~/i18n/languages'
import {type PreviewProblem, previewTexts} from '~/i18n/preview-texts.server'

const statusOf: Record<PreviewProblem, number> = {
  'no-token': 503,
  'no-session-secret': 503,
  'token-refused': 503,
  'lake-away': 503,
  'wrong-secret': 403,
  'no-cookie': 403,
  ended: 403,
  'licences-off': 404,
}

/** The page that says why there is no preview, in the language of the page that was wanted. */
export async function problemPage(problem: PreviewProblem, request: Request, to: string) {
  const lang = splitPath(new URL(to, request.url).pathname).language ?? (await requestLanguage(request))
  const {problems, website} = previewTexts[lang]
  return data({problem, lang, to, website, ...problems[problem]}, statusOf[problem])
}
