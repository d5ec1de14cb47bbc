import {join} from 'node:path'
import {ensureInstalled} from '../../local/install.mjs'
import {runQuietly} from '../../local/progress.mjs'
import {add, type Counts} from './counts.ts'

/**
 * Checks types of the site and of the Studio, and lint and format of everything; each counts as one.
 *
 * @param root Directory of the project.
 * @throws Error for people, when the Studio's packages cannot be installed.
 */
export async function runChecks(root: string): Promise<Counts> {
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off']
  const results = [await check('Lint and format', root, biome), await check('Types of the site', root, tsc)]
  const studio = join(root, 'studio')
  await ensureInstalled(studio, 'Studio')
  results.push(await check('Types of the Studio', studio, tsc))
  return add(results)
}

async function check(label: string, cwd: string, args: string[]): Promise<Counts> {
  const {ok, output} = await runQuietly(label, process.execPath, args, {cwd})
  if (!ok) console.error(output)
  return {passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0}
}
