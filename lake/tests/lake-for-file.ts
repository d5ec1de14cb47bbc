import {afterAll, beforeAll} from 'vitest'
import type {LakeOptions} from '../lake.ts'
import {startLake, type TestLake} from './support.ts'

/** A lake for the tests of a file; available once the first test begins. */
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
