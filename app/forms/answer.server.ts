import {data, redirect} from '@remix-run/node'
import {waiting} from './guard.server'
import {type FormResult, sentByScript} from './result'

const statuses = {sent: 200, invalid: 422, failed: 502, unclear: 504}

/**
 * Answers a form. A page that was sent without JavaScript moves on after success, so that loading it again sends nothing
 * twice; a script gets what became of the form.
 * @param confirmation address of the page that says that the message has arrived.
 */
export function answerForm<Field extends string>(
  form: FormData,
  result: FormResult<Field>,
  confirmation: string,
) {
  if (result.status === 'sent' && !form.has(sentByScript)) throw redirect(confirmation, 303)
  return data(result, result.status === 'limited' ? waiting(result) : {status: statuses[result.status]})
}
