import type {ClientActionFunctionArgs, ShouldRevalidateFunction} from '@remix-run/react'
import {Refused} from '~/shell/refusal'
import type {FormResult, OutOfReach} from './result'

/**
 * The `clientAction` of a page with a form. If the site cannot be reached, the form reports it; an error page would
 * replace the visitor's input.
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
 * The `shouldRevalidate` of every page, as each has a form in its footer: sending it does not change the page's data,
 * and may happen offline.
 */
export const notAfterSending: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== 'POST' && defaultShouldRevalidate
