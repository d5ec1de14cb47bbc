import {useCallback, useEffect, useState} from 'react'

/** An observable, as far as it is used here. */
interface Source<Value> {
  subscribe(observer: {next: (value: Value) => void; error: (error: unknown) => void}): {unsubscribe(): void}
}

/**
 * The latest result of a live query.
 * @param source memoised by the caller: another one subscribes again
 */
export function useLive<Value>(source: Source<Value>) {
  const [attempt, setAttempt] = useState(0)
  const [value, setValue] = useState<Value | 'loading' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes again.
  useEffect(() => {
    setValue('loading')
    const subscription = source.subscribe({
      next: (next) => setValue(() => next),
      error: (error) => {
        console.info('A live query failed.', error)
        setValue('failed')
      },
    })
    return () => subscription.unsubscribe()
  }, [source, attempt])
  return {value, retry: useCallback(() => setAttempt((number) => number + 1), [])}
}
