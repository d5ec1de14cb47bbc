import {expect, test} from 'vitest'
import {verdictsOn} from './growth.ts'

const samples = (site: (minute: number) => number) =>
  Array.from({length: 61}, (_, half) => ({
    atMs: half * 30_000,
    rss: {site: site(half / 2)},
    heap: 50 + (half % 7),
  }))

const verdictOn = (site: (minute: number) => number) => verdictsOn(samples(site))[0]

test('memory that grows until everything is warm, and swings afterwards, is bounded', () => {
  const verdict = verdictOn((minute) => 100 + Math.min(minute, 8) * 15 + (minute % 3) * 4)
  expect(verdict).toMatchObject({name: 'site', first: 100, isBounded: true})
  expect(verdict?.most).toBe(230)
})

test('memory that goes on growing is not', () => {
  const verdict = verdictOn((minute) => 100 + minute * 5)
  expect(verdict?.perMinute).toBeCloseTo(5)
  expect(verdict?.isBounded).toBe(false)
})

test('the heap is judged by the samples that have it, and not by the last one alone', () => {
  const uneven = Array.from({length: 51}, (_, half) => ({
    atMs: half * 30_000,
    rss: {},
    heap: half % 9 === 0 ? undefined : half === 50 ? 150 : 80 + (half % 3) * 20,
  }))
  expect(verdictsOn(uneven)).toMatchObject([{first: 100, last: 150, most: 150, isBounded: true}])
})
