import {createHash} from 'node:crypto'
import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'
import {z} from 'zod'
import {longestAnswer, noted} from '~/calls.server'

/** What a query answers: a document, which may not be there, or a list. Their fields are the query's own, see decision 0006. */
export const aDocument = z.looseObject({}).nullable()
export const aList = z.array(z.looseObject({}))

/**
 * Asks the lake. Each question holds a word of its own that its answer repeats, so that only somebody who understood it can answer: what
 * a proxy or a broken server says instead, `null` for instance, is never taken for a dataset without documents.
 * @throws where it is away, and where what it says is no answer
 */
export async function askLake<Content>(
  client: SanityClient,
  shape: z.ZodType<Content>,
  query: string,
  params: Record<string, unknown>,
  options: FilteredResponseQueryOptions = {},
): Promise<Content> {
  const word = wordOf(query, params)
  const asked = `{"word": $word, "content": ${query}}`
  const signal = AbortSignal.timeout(longestAnswer)
  const answer = client.fetch<unknown>(asked, {...params, word}, {...options, signal})
  return noted(
    'lake',
    answer.then(
      (said) => contentOf(said, word, shape),
      (error: unknown) => {
        throw telling(error)
      },
    ),
  )
}

/** The same for the same question, so that a lake may keep its answer. */
const wordOf = (query: string, params: Record<string, unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([query, params]))
    .digest('base64url')
    .slice(0, 16)

/** What `fetch` itself says is only that it has failed. */
function telling(error: unknown): unknown {
  if (!(error instanceof Error && error.cause instanceof Error)) return error
  const {cause} = error
  return new Error('code' in cause ? String(cause.code) : cause.message, {cause})
}

function contentOf<Content>(said: unknown, word: string, shape: z.ZodType<Content>): Content {
  const {data: answer} = z.object({word: z.literal(word), content: z.unknown()}).safeParse(said)
  const content = shape.safeParse(answer?.content)
  if (answer && content.success) return content.data
  throw new Error('what the lake says is no answer to a query')
}
