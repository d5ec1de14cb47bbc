import {useCallback, useEffect, useState} from 'react'
import {listenQuery, type SanityClient} from 'sanity'

/** The latest result of a live query, drafts included. */
export function useLive<Value>(
  client: SanityClient,
  query: Parameters<typeof listenQuery>[1],
  params: Record<string, string | string[]>,
  tag: string,
) {
  const [attempt, setAttempt] = useState(0)
  const [value, setValue] = useState<Value | 'loading' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes again; queries and tags are constants.
  useEffect(() => {
    setValue('loading')
    const options = {perspective: 'raw', tag, throttleTime: 500} as const
    const subscription = listenQuery(client, query, params, options).subscribe({
      next: (next: Value) => setValue(() => next),
      error: (error) => {
        console.info('A live query failed.', error)
        setValue('failed')
      },
    })
    return () => subscription.unsubscribe()
  }, [client, JSON.stringify(params), attempt])
  return {value, retry: useCallback(() => setAttempt((number) => number + 1), [])}
}
