import {beforeAll, expect} from 'vitest'
import {lakeForFile as anyLakeForFile} from '../lake-for-file.ts'

/** Sanity's client against a lake. Some files also run with the site's older client, see vitest.config.ts. */

type AclMode = 'public' | 'private'

/** A lake with an empty dataset for the tests of a file. */
export function lakeForFile(aclMode: AclMode = 'public') {
  const lake = anyLakeForFile({maxUploadBytes: 50_000, origins: ['http://studio.test:3000']})
  // The first write creates a public dataset.
  const create = async (name: string, mode: AclMode) => {
    if (mode === 'private') await lake.client().datasets.create(name, {aclMode: mode})
    return name
  }
  beforeAll(async () => {
    await create('production', aclMode)
  })
  let number = 0
  const newDataset = (mode: AclMode = 'public') => create(`test-${number++}`, mode)
  return Object.assign(lake, {dataset: 'production', newDataset})
}

export function expectDownload(headers: Headers, name: string) {
  expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
}
