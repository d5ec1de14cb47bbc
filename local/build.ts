// npm run build: the site for production. With --force also when nothing has changed.
import {resolve} from 'node:path'
import {buildSite} from './site-build.ts'

try {
  await buildSite(resolve(import.meta.dirname, '..'), {force: process.argv.includes('--force')})
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
