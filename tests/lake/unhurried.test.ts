// @vitest-environment node
import {expect, test} from 'vitest'
import {createUnhurried} from '../../local/lake/unhurried.ts'

const here = new AbortController().signal

/** Holds up everybody else for so many milliseconds. */
function hold(ms: number) {
  const start = performance.now()
  while (performance.now() - start < ms);
}

test('one piece of work after the other, also after one that failed, and others in between', async () => {
  const done: (string | number)[] = []
  const unhurried = createUnhurried()
  const piece = (number: number) =>
    unhurried(here, () => {
      setTimeout(() => done.push(`between ${number} and the next`), 10)
      hold(50)
      done.push(number)
      if (number === 2) throw new Error('no query')
      return number
    })
  const results = await Promise.allSettled([1, 2, 3].map(piece))
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([1, 'between 1 and the next', 2, 'between 2 and the next', 3])
})

test('nothing is done for who has left while waiting', async () => {
  const unhurried = createUnhurried()
  const leaving = new AbortController()
  let begun = false
  const first = unhurried(here, () => hold(10))
  const second = unhurried(leaving.signal, () => {
    begun = true
  })
  leaving.abort()
  await first
  await expect(second).rejects.toMatchObject({status: 408})
  expect(begun).toBe(false)
  expect(await unhurried(here, () => 'the next')).toBe('the next')
})
