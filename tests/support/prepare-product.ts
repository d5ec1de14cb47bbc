import {resolve} from 'node:path'
import {buildSite} from '../../local/site-build.ts'
import {ensureSeededData} from './seeded-data.ts'

/** What every test of the running site needs, made once before them: the built site and the seeded data. */
export default async function prepareProduct() {
  await buildSite(resolve(import.meta.dirname, '../..'))
  await ensureSeededData()
}
