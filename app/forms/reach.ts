import type {ClientActionFunctionArgs, ShouldRevalidateFunction} from '@remix-run/react'
import {Refused} from '~/ui/refusal'
import type {FormResult, OutOfReach} from './result'

/**
 * The `clientAction` of a page with a form: sends it, and where the site cannot be reached says so in the form. Otherwise
 * an error page would take the place of what was typed.
 */
export async function sendIfReachable({
  serverAction,
}: ClientActionFunctionArgs): Promise<FormResult<string> | OutOfReach> {
  if (!navigator.onLine) return {status: 'offline'}
  try {
    return await serverAction<FormResult<string>>()
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof Refused) return {status: 'refused', why: error.why}
    return {status: 'broken'}
  }
}

/**
 * The `shouldRevalidate` of every page, as each has a form in its footer: sending changes nothing of it, and without a
 * network nothing can be asked.
 */
export const notAfterSending: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== 'POST' && defaultShouldRevalidate
