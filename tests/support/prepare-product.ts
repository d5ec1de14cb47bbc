import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {buildSite} from '../../local/site-build.ts'
import {ensureSeededData} from './seeded-data.ts'

/** Global set-up: builds the site and seeds data. Its teardown removes the data of the workers' products. */
export default async function prepareProduct() {
  await buildSite(resolve(import.meta.dirname, '../..'))
  await ensureSeededData()
  const folder = await mkdtemp(join(tmpdir(), 'website-tests-'))
  process.env.TEST_DATA = folder
  return () => rm(folder, {recursive: true, force: true, maxRetries: 10})
}
