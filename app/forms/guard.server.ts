import type {ActionFunctionArgs, HeadersFunction} from '@remix-run/node'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {trapName} from '~/ui/trap'
import {onTold, tellOthers} from '~/workers.server'
import {keyOf} from './address-key.server'
import {countAttempts} from './attempts.server'
import {readFields} from './read.server'
import type {FormResult} from './result'

/** What every form passes before it is looked at: no machine may fill it in, and nobody too often. */

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The address that a request comes from, as the server in front of the app knows it. Never logged, never stored. */
    address: string
  }
}

const minute = 60_000

/** For all forms together. Ten thousand addresses take about two megabytes. */
const posts = countAttempts({most: env.postsPerMinute, windowMs: minute, mostKeys: 10_000})

onTold('posted', (address) => posts.add(keyOf(address)))

/** After how many seconds a visitor may post again, or 0 where this post is allowed. Counts it. */
export function secondsToWait({context}: Pick<ActionFunctionArgs, 'context'>): number {
  const seconds = posts.add(keyOf(context.address))
  tellOthers('posted', context.address)
  if (seconds > 0) note('limited')
  return seconds
}

/**
 * Called by every action with the form that it has read, before anything else is done with it.
 * @param fields what goes back into the form
 * @returns the answer, where the form is not to be looked at: `limited`, or, for what seems to be a machine, `failed`; it may be
 * a visitor whose browser fills in every field, and who must not believe that a message has arrived
 */
export function stopped<Field extends string>(
  args: Pick<ActionFunctionArgs, 'context'>,
  form: FormData,
  fields: readonly Field[],
): Extract<FormResult<Field>, {status: 'failed' | 'limited'}> | undefined {
  const seconds = secondsToWait(args)
  if (seconds > 0) return {status: 'limited', seconds, values: readFields(form, fields)}
  if (!form.get(trapName)) return undefined
  note('trapped')
  return {status: 'failed', values: readFields(form, fields)}
}

/** Status and header of an answer that asks a visitor to wait. */
export const waiting = ({seconds}: {seconds: number}) => ({
  status: 429,
  headers: {'Retry-After': String(seconds)},
})

/** For the `headers` of a route with a form: when a visitor who has to wait may come back. */
export const formHeaders: HeadersFunction = ({actionHeaders, parentHeaders, errorHeaders}) => {
  const headers = new Headers(errorHeaders ?? parentHeaders)
  for (const [name, value] of actionHeaders) headers.set(name, value)
  return headers
}

const counts = {limited: 0, trapped: 0}

/** The log gets numbers since the start, and nothing about anybody. */
function note(what: keyof typeof counts) {
  counts[what] += 1
  log.info({[what]: counts[what]}, 'a form was not looked at')
}
