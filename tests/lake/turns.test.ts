// @vitest-environment node
import {expect, test} from 'vitest'
import {createTurns} from '../../local/lake/turns.ts'

/** Pieces of work that end when told to. */
function work() {
  const begun: number[] = []
  const ends = new Map<number, {ok(): void; fail(error: Error): void}>()
  const piece = (number: number) => () => {
    begun.push(number)
    return new Promise<number>((resolve, reject) => {
      ends.set(number, {ok: () => resolve(number), fail: reject})
    })
  }
  return {begun, piece, end: (number: number) => ends.get(number)}
}

test('so many are under way and no more; the others follow in their order, also after one that failed', async () => {
  const {begun, piece, end} = work()
  const inTurn = createTurns(2)
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => inTurn(piece(number)))
  const failed = expect(second).rejects.toThrow('no picture')
  expect(begun).toEqual([1, 2])

  end(2)?.fail(new Error('no picture'))
  await failed
  await expect.poll(() => begun).toEqual([1, 2, 3])

  end(1)?.ok()
  expect(await first).toBe(1)
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])

  end(3)?.ok()
  end(4)?.ok()
  expect(await Promise.all([third, fourth])).toEqual([3, 4])

  const later = [5, 6, 7].map((number) => inTurn(piece(number)))
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  for (const number of [5, 6]) end(number)?.ok()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  end(7)?.ok()
  expect(await Promise.all(later)).toEqual([5, 6, 7])
})
