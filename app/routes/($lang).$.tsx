import {type LoaderFunctionArgs, redirect} from '@remix-run/node'
import {readingOf} from '~/preview/reading.server'

/** Any other path leads home, as the specification has it; under a language, to that language's home. */
export async function loader(args: LoaderFunctionArgs) {
  const {prefix} = await readingOf(args)
  return redirect(prefix || '/')
}

export const action = loader
