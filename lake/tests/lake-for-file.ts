import {afterAll, beforeAll} from 'vitest'
import type {LakeOptions} from '../lake.ts'
import {startLake, type TestLake} from './support.ts'

/** A lake for the tests of a file; not there before the first of them. */
export function lakeForFile(options?: Partial<LakeOptions>): TestLake {
  let lake: TestLake
  beforeAll(async () => {
    lake = await startLake(options)
  })
  afterAll(() => lake.stop())
  return {
    get url() {
      return lake.url
    },
    client: (config) => lake.client(config),
    request: (path, init) => lake.request(path, init),
    stop: () => lake.stop(),
  }
}
