// npm run build: the site for production. --force builds even if nothing has changed; --studio also builds the Studio,
// which `npm start` does anyway.
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from '../app/platform/environment.ts'
import {settingsFrom} from './settings.ts'
import {buildSite} from './site-build.ts'
import {buildStudio} from './studio-build.ts'

const root = resolve(import.meta.dirname, '..')

try {
  await buildSite(root, {force: process.argv.includes('--force')})
  if (process.argv.includes('--studio')) {
    // The Studio is built for the dataset that the environment names.
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
    await buildStudio(root, settingsFrom(parseEnv(process.env), root).studio)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
