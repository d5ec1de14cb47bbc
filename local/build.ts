// npm run build: the site for production. With --force also when nothing has changed; with --studio the Studio, too, which
// `npm start` builds by itself.
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from '../app/environment.ts'
import {settingsFrom} from './settings.ts'
import {buildSite} from './site-build.ts'
import {buildStudio} from './studio-build.ts'

const root = resolve(import.meta.dirname, '..')

try {
  await buildSite(root, {force: process.argv.includes('--force')})
  if (process.argv.includes('--studio')) {
    // It is built for one dataset, which the environment names.
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
    await buildStudio(root, settingsFrom(parseEnv(process.env), root).studio)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
