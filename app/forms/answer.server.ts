import {type ActionFunctionArgs, data, redirect} from '@remix-run/node'
import {arrivalMark} from './confirmation.server'
import {waiting} from './guard.server'
import {arrivedId, type FormResult, sentByScript} from './result'

/** See docs/decisions/0024. */
const statuses = {sent: 200, invalid: 422, failed: 503, unclear: 503}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Address of the page whose form was refused in this request, see {@link noteRefusal}. */
    refusedAt?: string
  }
}

/**
 * Tells the loaders of this request that the form of its page was refused: the root's loader passes it on to the title,
 * which Remix makes without knowing what an action has returned.
 */
export function noteRefusal({request, context}: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  context.refusedAt = new URL(request.url).pathname
}

/**
 * Answers a form. A page that was sent without JavaScript moves on after success, so that loading it again sends nothing
 * twice; a script gets what became of the form.
 * @param name of the form
 * @param page its address, where it says that the message has arrived
 */
export function answerForm<Field extends string>(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
  result: FormResult<Field>,
  name: string,
  page: string,
) {
  if (result.status === 'invalid') noteRefusal(args)
  if (result.status === 'sent' && !form.has(sentByScript))
    throw redirect(`${page}${page.includes('?') ? '&' : '?'}sent=${arrivalMark(name)}#${arrivedId}`, 303)
  return data(result, result.status === 'limited' ? waiting(result) : {status: statuses[result.status]})
}
