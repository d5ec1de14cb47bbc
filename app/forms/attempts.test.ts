import {describe, expect, test} from 'vitest'
import {countAttempts} from './attempts.server.ts'

function counter({most = 2, mostKeys = 100} = {}) {
  let time = 1_000_000
  const attempts = countAttempts({most, windowMs: 60_000, mostKeys, now: () => time})
  return {
    add: attempts.add,
    wait: attempts.wait,
    pass(ms: number) {
      time += ms
    },
  }
}

describe('attempts', () => {
  test('are allowed up to the limit, for each key alone', () => {
    const {add} = counter()
    expect([add('a'), add('b'), add('a'), add('a'), add('b')]).toEqual([0, 0, 0, 60, 0])
  })

  test('are allowed again when the window ends, which refused ones do not move', () => {
    const {add, pass} = counter({most: 1})
    expect(add('a')).toBe(0)
    pass(50_500)
    expect([add('a'), add('a')]).toEqual([10, 10])
    pass(9_500)
    expect(add('a')).toBe(0)
  })

  test('are asked about without being counted', () => {
    const {add, wait, pass} = counter({most: 2})
    expect([wait('a'), wait('a'), add('a'), wait('a'), add('a'), wait('a'), wait('b')]).toEqual([
      0, 0, 0, 0, 0, 60, 0,
    ])
    pass(60_000)
    expect([wait('a'), add('a')]).toEqual([0, 0])
  })

  test('never ask to wait for no time', () => {
    const {add, pass} = counter({most: 1})
    add('a')
    pass(59_999)
    expect(add('a')).toBe(1)
  })

  test('are forgotten first in, first out, where there are too many keys', () => {
    const {add} = counter({most: 1, mostKeys: 2})
    for (const key of ['a', 'b', 'c']) expect(add(key)).toBe(0)
    expect(add('b')).toBe(60)
    expect(add('a')).toBe(0)
    expect(add('c')).toBe(60)
  })
})
