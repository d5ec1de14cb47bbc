import {expect, test} from 'vitest'
import {accountOfWrites} from './writes.ts'

test('nothing under way is done at once', async () => {
  await accountOfWrites().done()
})

test('all is done when each write is answered, also one that fails, and the one that follows', async () => {
  const writes = accountOfWrites()
  const [first, second, third] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const events: string[] = []
  for (const write of [first, second]) writes.note((write as PromiseWithResolvers<void>).promise)
  const done = writes.done().then(() => events.push('done'))
  second?.reject(new Error('away'))
  first?.promise.then(() => writes.note((third as PromiseWithResolvers<void>).promise))
  first?.resolve()
  setTimeout(() => {
    events.push('third')
    third?.resolve()
  }, 300)
  await done
  expect(events).toEqual(['third', 'done'])
})
