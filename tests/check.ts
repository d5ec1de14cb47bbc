// npm run check: types, lint, format and unused code.
import {join, resolve} from 'node:path'
import {ensureInstalled} from '../local/install.mjs'
import {runChecks} from './runner/checks.ts'
import {endOnInterrupt} from './runner/command.ts'
import {describeCounts} from './runner/counts.ts'

endOnInterrupt()
const root = resolve(import.meta.dirname, '..')
try {
  await ensureInstalled(join(root, 'studio'), 'Studio')
  const counts = await runChecks(root, Promise.resolve())
  console.log(describeCounts(counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
