import type {ActionFunctionArgs, HeadersFunction} from '@remix-run/node'
import {trapName} from '~/forms/trap'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {rateLimit} from '~/platform/rate-limit.server'
import {readFields} from './read.server'
import type {FormResult} from './result'

/** Spam checks that every form passes before it is validated: a rate limit and a field that only machines fill in. */

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The IP address of the visitor, as the server in front of the app knows it. Never logged, never stored. */
    address: string
  }
}

/** One limit for all forms. */
const posts = rateLimit(env.postsPerMinute)

/** Counts a post. Resolves to the seconds until the visitor may post again, or 0 where this post is allowed. */
export async function countPost({context}: Pick<ActionFunctionArgs, 'context'>): Promise<number> {
  const seconds = await posts.count(context.address)
  if (seconds > 0) note('limited')
  return seconds
}

/**
 * Called by every action before it validates its form.
 * @param fields fields whose values go back into the form
 * @returns `limited`, or `failed` for likely bots: a visitor whose browser fills in every field must not believe
 * that the message has arrived. Undefined if the form is accepted.
 */
export async function rejectSpam<Field extends string>(
  args: Pick<ActionFunctionArgs, 'context'>,
  form: FormData,
  fields: readonly Field[],
): Promise<Extract<FormResult<Field>, {status: 'failed' | 'limited'}> | undefined> {
  const seconds = await countPost(args)
  if (seconds > 0) return {status: 'limited', seconds, values: readFields(form, fields)}
  if (!form.get(trapName)) return undefined
  note('trapped')
  return {status: 'failed', values: readFields(form, fields)}
}

/** Status and headers of a response that asks a visitor to wait. */
export const waiting = ({seconds}: {seconds: number}) => ({
  status: 429,
  headers: {'Retry-After': String(seconds)},
})

/** For the `headers` of a route with a form: Retry-After for visitors over the rate limit. */
export const formHeaders: HeadersFunction = ({actionHeaders, parentHeaders, errorHeaders}) => {
  const headers = new Headers(errorHeaders ?? parentHeaders)
  for (const [name, value] of actionHeaders) headers.set(name, value)
  return headers
}

/** The log gets no personal data. */
const note = (reason: 'limited' | 'trapped') => log.info({reason}, 'form rejected before validation')
