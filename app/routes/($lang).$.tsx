import {type LoaderFunctionArgs, redirect} from '@remix-run/node'
import {pageLanguage} from '~/i18n/page-language.server'

/** Any other path leads home, as the specification has it; under a language, to that language's home. */
export async function loader({request, params}: LoaderFunctionArgs) {
  const {prefix} = await pageLanguage(request, params)
  return redirect(prefix || '/')
}

export const action = loader
