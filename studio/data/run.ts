import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseEnv} from '../../app/platform/environment.ts'
import {ensureInstalled} from '../../local/install.mjs'
import {type Command, Mistake} from './command.ts'

/** `npm run export`, `import`, `migrate` and `purge`: commands on the dataset that the environment names. */

const commands: Record<string, () => Promise<{run: Command}>> = {
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  migrate: () => import('./migrate.ts'),
  purge: () => import('./purge.ts'),
}

// Sanity's libraries unpack drafts, which must not remain in a folder that others can read. Which variable is used depends on
// the system; a regular exit removes the folder.
const folder = mkdtempSync(join(tmpdir(), 'website-data-'))
Object.assign(process.env, {TMPDIR: folder, TEMP: folder, TMP: folder})
process.once('exit', () => rmSync(folder, {recursive: true, force: true}))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error('\nStopped before the end; run the command again to finish it.')
    process.exit(130)
  })

const [name = '', ...args] = process.argv.slice(2)
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const environment = parseEnv(process.env)
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), 'Studio')
  const command = await commands[name]?.()
  if (!command) throw new Mistake(`Commands: ${Object.keys(commands).join(', ')}`)
  process.exitCode = (await command.run(args, environment)) ? 0 : 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
