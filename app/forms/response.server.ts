import {type ActionFunctionArgs, data, redirect} from '@remix-run/node'
import {arrivalMark} from './confirmation.server'
import {waiting} from './guard.server'
import {arrivedId, type FormResult, sentByScript} from './result'

/** See docs/decisions/0024. */
const statuses = {sent: 200, invalid: 422, failed: 503, unclear: 503}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Address of the page whose form was refused in this request, see `pageMeta`. */
    refusedAt?: string
  }
}

/** Tells the loaders of this request that its form is invalid: Remix renders titles without the action's result. */
function noteRefusal({request, context}: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  context.refusedAt = new URL(request.url).pathname
}

/** The response with the result of a form. */
export function resultResponse<Field extends string>(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  result: FormResult<Field>,
) {
  if (result.status === 'invalid') noteRefusal(args)
  return data(result, result.status === 'limited' ? waiting(result) : {status: statuses[result.status]})
}

/**
 * As {@link resultResponse}, but redirects after success without JavaScript, so that a reload does not resend the form.
 * @param name of the form
 * @param page address of the confirmation
 */
export function formResponse<Field extends string>(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
  result: FormResult<Field>,
  name: string,
  page: string,
) {
  if (result.status === 'sent' && !form.has(sentByScript))
    throw redirect(`${page}${page.includes('?') ? '&' : '?'}sent=${arrivalMark(name)}#${arrivedId}`, 303)
  return resultResponse(args, result)
}
