import {expect, test} from 'vitest'
import {killLakeAgainAndAgain} from './lake-under-fire.ts'

test('acknowledged transactions survive a hundred kills, and no transaction is there in part', async () => {
  const {kills, acknowledged} = await killLakeAgainAndAgain(100, () => {})
  expect(kills).toBe(100)
  expect(acknowledged).toBeGreaterThan(100)
}, 600_000)
