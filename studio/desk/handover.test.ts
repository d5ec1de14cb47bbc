import {expect, test} from 'vitest'
import {everythingHandedOver, noteChange} from './handover.ts'

const note = (type: 'patch' | 'mutation', editor: object) =>
  noteChange({type} as Parameters<typeof noteChange>[0], editor as never)

test('waits for what was typed before, and not for what is typed since', async () => {
  const editor = {}
  let handedOver = 0
  note('patch', editor)
  const typing = setInterval(() => {
    handedOver += 1
    note('mutation', editor)
    note('patch', editor)
  }, 50)
  for (const times of [1, 2]) {
    await everythingHandedOver()
    expect(handedOver).toBe(times)
  }
  clearInterval(typing)
})
