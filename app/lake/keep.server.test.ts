import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {stubDataDir} from '../../tests/support/data-dir.ts'

stubDataDir()
// Fake timers do not replace `node:timers/promises`.
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number, value: unknown) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds, value)),
}))
const {keepResults, NoContent} = await import('./keep.server')

beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout']}))
afterEach(() => void vi.useRealTimers())

/** A lake with one document, and a query for it. */
function pretendLake() {
  const waiting: (() => void)[] = []
  const lake = {
    content: 'one',
    asked: 0,
    away: false,
    hangs: false,
    release: (index = 0) => waiting.splice(index, 1)[0]?.(),
  }
  const ask = () => {
    lake.asked += 1
    const seen = lake.content
    if (lake.away) return Promise.reject(new Error('refused'))
    if (!lake.hangs) return Promise.resolve(seen)
    return new Promise<string>((resolve) => waiting.push(() => resolve(seen)))
  }
  return {lake, query: {key: `query ${Math.random()}`, ask}, results: keepResults()}
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('results', () => {
  it('stay in memory until content changes, and are fetched again before anyone reads them', async () => {
    const {lake, query, results} = pretendLake()
    expect([await results.read(query), await results.read(query)]).toEqual(['one', 'one'])
    expect(lake.asked).toBe(1)
    lake.content = 'two'
    results.change()
    await settled()
    expect(lake.asked).toBe(2)
    expect(await results.read(query)).toBe('two')
    expect(lake.asked).toBe(2)
  })

  it('of prepared queries are fetched at the first change', async () => {
    const {lake, query, results} = pretendLake()
    results.prepare(query)
    results.change()
    await settled()
    expect(lake.asked).toBe(1)
  })

  it('are fetched once for several readers', async () => {
    const {lake, query, results} = pretendLake()
    await Promise.all([results.read(query), results.read(query), results.read(query)])
    expect(lake.asked).toBe(1)
  })

  it('are not given from the former state after a change', async () => {
    const {lake, query, results} = pretendLake()
    await results.read(query)
    Object.assign(lake, {content: 'two', hangs: true})
    results.change()
    const read = results.read(query)
    await settled()
    lake.release()
    expect(await read).toBe('two')
  })

  it.each([
    ['before', 0],
    ['after', 1],
  ])(
    'of a query that began before a change are not kept, if it ends %s the new one',
    async (_order, first) => {
      const {lake, query, results} = pretendLake()
      lake.hangs = true
      const early = results.read(query)
      await vi.waitFor(() => expect(lake.asked).toBe(1))
      lake.content = 'two'
      results.change()
      lake.release(first)
      await settled()
      const late = results.read(query)
      await settled()
      lake.release()
      expect([await early, await late]).toEqual(['one', 'two'])
      expect(await results.read(query)).toBe('two')
    },
  )
})

describe('a follower', () => {
  function followed() {
    const told: string[] = []
    const results = keepResults()
    results.follow({onStale: () => void told.push('stale'), onRenewed: () => void told.push('renewed')})
    return {results, told}
  }

  it('is notified of each change at once and again when everything is fetched, with no version in between', async () => {
    const {lake, query} = pretendLake()
    const {results, told} = followed()
    await results.read(query)
    const before = results.version()
    expect(before).toBeDefined()
    lake.hangs = true
    results.change()
    expect([told, results.version()]).toEqual([['stale'], undefined])
    lake.hangs = false
    results.change()
    lake.release()
    await settled()
    expect(told).toEqual(['stale', 'stale', 'renewed'])
    expect(results.version()).not.toBe(before)
    expect(results.version()).toBeDefined()
  })

  it('hears that a lake is back whose last good results were in use', async () => {
    const {lake, query} = pretendLake()
    const {results, told} = followed()
    await results.read(query)
    Object.assign(lake, {away: true, content: 'two'})
    results.change()
    await settled()
    const during = results.version()
    expect(during).toBeDefined()
    lake.away = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told).toEqual(['stale', 'renewed', 'stale', 'renewed'])
    expect(results.version()).not.toBe(during)
  })
})

describe('a lake that does not answer', () => {
  it('is asked once a second, however many visitors come, and its return is noticed', async () => {
    const {lake, query, results} = pretendLake()
    await results.read(query)
    Object.assign(lake, {away: true, content: 'two'})
    results.change()
    await settled()
    for (let visit = 0; visit < 9; visit += 1) expect(await results.read(query)).toBe('one')
    expect(lake.asked).toBe(2)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(lake.asked).toBe(5)
    lake.away = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await results.read(query)).toBe('two')
  })

  it('makes one visitor wait for two seconds when it hangs, and no other', async () => {
    const {lake, query, results} = pretendLake()
    await results.read(query)
    Object.assign(lake, {hangs: true, content: 'two'})
    results.change()
    const visit = results.read(query)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await visit).toBe('one')
    expect(await results.read(query)).toBe('one')
    lake.hangs = false
    lake.release()
    await settled()
    expect(await results.read(query)).toBe('two')
  })

  it('for one query leaves the others as they are', async () => {
    const good = pretendLake()
    const bad = pretendLake()
    bad.lake.away = true
    const results = keepResults()
    await results.read(good.query)
    await expect(results.read(bad.query)).rejects.toThrow(NoContent)
    good.lake.content = 'two'
    results.change()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await results.read(good.query)).toBe('two')
    expect(good.lake.asked).toBe(2)
  })

  it('leaves nothing to show where it never answered, until it does', async () => {
    const {lake, query, results} = pretendLake()
    lake.away = true
    for (let visit = 0; visit < 3; visit += 1) await expect(results.read(query)).rejects.toThrow(NoContent)
    expect(lake.asked).toBe(1)
    lake.away = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await results.read(query)).toBe('one')
  })

  it('is replaced by the results that an earlier run saved', async () => {
    vi.useRealTimers()
    const {lake, query} = pretendLake()
    await keepResults().read(query)
    lake.away = true
    await vi.waitFor(async () => expect(await keepResults().read(query)).toBe('one'))
  })
})
