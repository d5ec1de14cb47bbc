// @vitest-environment node
import {describe, expect, it} from 'vitest'
import {Busy, createGate} from './gate.ts'
import {mostPostsOfOne} from './limits.ts'

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
  it('lets each begin in a turn of the event loop of its own, in the order in which they came', async () => {
    let turn = 0
    const count = () => {
      turn += 1
      if (turn < 100) setImmediate(count)
    }
    setImmediate(count)
    const gate = createGate(most)
    const begun = await Promise.all(
      Array.from({length: 5}, (_, number) => gate.through('reads', async () => ({number, turn}))),
    )
    expect(begun.map(({number}) => number)).toEqual([0, 1, 2, 3, 4])
    expect(new Set(begun.map((one) => one.turn)).size).toBe(5)
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
