// npm run check: types, lint and format.
import {resolve} from 'node:path'
import {runChecks} from './runner/checks.ts'
import {endOnInterrupt} from './runner/command.ts'
import {describeCounts} from './runner/counts.ts'

endOnInterrupt()
try {
  const counts = await runChecks(resolve(import.meta.dirname, '..'))
  console.log(describeCounts(counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
