import {join} from 'node:path'
import {runQuietly} from './progress.mjs'
import type {Service} from './service.ts'
import type {Settings} from './settings.ts'

/**
 * The local lake, unless the content is hosted.
 *
 * @param root Directory of the project.
 * @returns One service or none.
 */
export function localLake(root: string, {ports, origins}: Settings, env: NodeJS.ProcessEnv): Service[] {
  if (!ports.lake) return []
  return [
    {
      name: 'lake',
      args: [join(root, 'lake/server.ts')],
      // glibc keeps memory pools per thread: with pictures, they add half of the used memory.
      env: {MALLOC_ARENA_MAX: '2', ...env, HOST: '127.0.0.1', LAKE_ORIGINS: origins.join(',')},
      readyUrl: `http://127.0.0.1:${ports.lake}/`,
      graceMs: 3000,
    },
  ]
}

/**
 * The local foundation API, unless a remote one is configured.
 *
 * @param root Directory of the project.
 * @returns One service or none.
 */
export function localFoundationApi(root: string, {ports}: Settings, env: NodeJS.ProcessEnv): Service[] {
  if (!ports.foundation) return []
  return [
    {
      name: 'foundation',
      args: [join(root, 'local/foundation/server.ts')],
      // HOST applies to the site only: messages here can be read without signing in.
      env: {...env, HOST: '127.0.0.1'},
      readyUrl: `http://127.0.0.1:${ports.foundation}/api/v1`,
      graceMs: 3000,
    },
  ]
}

/** Seeds the local dataset if it is empty. */
export async function seedIfEmpty(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = [join(root, 'studio/seed/run.ts'), '--if-empty']
  const {ok, output} = await runQuietly('Filling the dataset, if it is empty', process.execPath, args, {
    cwd: root,
    env,
  })
  if (!ok) throw new Error(`${output}\nThe dataset could not be seeded.`)
  console.log(output)
}
