import {join} from 'node:path'
import {run} from '../../local/progress.mjs'
import {add, type Counts} from './counts.ts'

/**
 * Lint and format, types of the site and of the Studio, unused code; each counts as one test.
 * @param root directory of the project
 * @param installed resolves when the Studio's packages are installed
 */
export async function runChecks(root: string, installed: Promise<unknown>): Promise<Counts> {
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']
  const checks: [label: string, cwd: string, args: string[]][] = [
    ['Lint and format', root, ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off']],
    ['Types of the site', root, tsc],
    ['Types of the Studio', join(root, 'studio'), tsc],
    ['Unused files, exports and packages', root, ['node_modules/knip/bin/knip.js']],
  ]
  const results: Counts[] = []
  // One after the other, as builds run at the same time.
  for (const [label, cwd, args] of checks) {
    results.push(await check(label, cwd, args))
    // All checks but the first need the Studio's packages.
    await installed
  }
  return add(results)
}

async function check(label: string, cwd: string, args: string[]): Promise<Counts> {
  const startedAt = Date.now()
  const {ok, output} = await run(process.execPath, args, {cwd})
  console.log(`${label}: ${ok ? 'done' : 'failed'} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  if (!ok) console.error(output)
  return {passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0}
}
