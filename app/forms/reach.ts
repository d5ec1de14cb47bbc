import type {ClientActionFunctionArgs, ShouldRevalidateFunction} from '@remix-run/react'
import {Refused} from '~/shell/refusal'
import type {FormResult, OutOfReach} from './result'

/**
 * The `clientAction` of a page with a form. Where the site cannot be reached, the form says so; an error page would replace
 * what was typed.
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
 * The `shouldRevalidate` of every page, as each has a form in its footer: sending it changes nothing on the page, and may
 * happen offline.
 */
export const notAfterSending: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== 'POST' && defaultShouldRevalidate
