// @vitest-environment node
import {describe, expect, it} from 'vitest'
import {Busy, createGate} from './gate.ts'
import {mostInATurn, mostPostsOfOne} from './limits.ts'

const most = {reads: 5, posts: mostPostsOfOne + 1, pictures: 1}

/** Work that is under way until it is told to end. */
function heldWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return {work: () => ended, end}
}

describe('the gate', () => {
  it('lets a few begin in each turn of the event loop, in the order in which they came', async () => {
    let turn = 0
    const count = () => {
      turn += 1
      if (turn < 100) setImmediate(count)
    }
    setImmediate(count)
    const gate = createGate({...most, reads: 3 * mostInATurn})
    const begun = await Promise.all(
      Array.from({length: 2 * mostInATurn + 1}, (_, number) =>
        gate.through('reads', async () => ({number, turn})),
      ),
    )
    expect(begun.map(({number}) => number)).toEqual(begun.map((_, number) => number))
    const perTurn = Map.groupBy(begun, (one) => one.turn)
    expect([...perTurn.values()].map(({length}) => length)).toEqual([mostInATurn, mostInATurn, 1])
  })

  it('turns away what is too much, each kind for itself, and has room when one has gone', async () => {
    const gate = createGate(most)
    const held = heldWork()
    const inside = gate.through('pictures', held.work)
    await expect(gate.through('pictures', async () => 'begun')).rejects.toThrow(Busy)
    expect(await gate.through('reads', async () => 'begun')).toBe('begun')
    expect(gate.inside()).toEqual({reads: 0, posts: 0, pictures: 1})
    held.end()
    await inside
    expect(await gate.through('pictures', async () => 'begun')).toBe('begun')
  })

  it('gives one address a share only, and the place back when its work fails', async () => {
    const gate = createGate(most)
    const failing = gate.through('posts', () => Promise.reject(new Error('failed')), '192.0.2.1')
    await expect(failing).rejects.toThrow('failed')
    const held = heldWork()
    const all = Array.from({length: mostPostsOfOne}, () => gate.through('posts', held.work, '192.0.2.1'))
    await expect(gate.through('posts', held.work, '192.0.2.1')).rejects.toThrow(Busy)
    expect(await gate.through('posts', async () => 'begun', '192.0.2.2')).toBe('begun')
    held.end()
    await Promise.all(all)
    expect(gate.inside().posts).toBe(0)
  })
})
