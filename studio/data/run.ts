import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {parseEnv} from '../../app/environment.ts'
import {ensureInstalled} from '../../local/install.mjs'
import {Mistake} from './command.ts'
import type {Environment} from './connection.ts'

/** `npm run export`, `import`, `golive`, `migrate` and `purge`: commands on the dataset that the environment names. */

/**
 * A command gets the words behind its name, and returns whether all is well. It says itself which dataset it could not reach
 * (`explaining`): it may work on several, and on others than the environment names.
 */
export type Command = (args: string[], environment: Environment) => Promise<boolean>

const commands: Record<string, () => Promise<{run: Command}>> = {
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  golive: () => import('./golive.ts'),
  migrate: () => import('./migrate.ts'),
  purge: () => import('./purge.ts'),
}

// Leaves time to remove what was unpacked.
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
