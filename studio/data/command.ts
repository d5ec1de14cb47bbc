import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'
import type {parseEnv} from '../../app/platform/environment.ts'

/** Shared by the commands on datasets: arguments, confirmation, output. */

export type Environment = ReturnType<typeof parseEnv>

/** Takes arguments and the environment; returns whether the command succeeded. */
export type Command = (args: string[], environment: Environment) => Promise<boolean>

/** An error that the user can fix; the message says how. */
export class Mistake extends Error {}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/**
 * Parses the arguments of a command. `--help` prints its usage and exits.
 * @param usage the usage text
 * @throws Mistake for an unknown option
 */
export function readArguments<const O extends Options>(args: string[], options: O, usage: string) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    return parseArgs({args, options, allowPositionals: true})
  } catch (error) {
    // The second sentence recommends `--`, which no command understands.
    const [reason] = String(error instanceof Error ? error.message : error).split('. ')
    throw new Mistake(`${reason}\nUsage: ${usage}`)
  }
}

/**
 * Asks for confirmation before a write.
 * @param yes whether the command was called with `--yes`
 * @throws Mistake if the user declines, or if there is no terminal
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) throw new Mistake(`${question}\nNothing was written. Add --yes to confirm.`)
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Mistake('Nothing was written.')
}

/** `1 document`, `2 documents`. */
export const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** `a, b, c and 4 more`. */
export function some(names: string[], shown = 5): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Aligns the cells of rows in columns. */
export function table(rows: (string | number)[][]): string {
  const words = rows.map((row) => row.map(String))
  const widths = words[0]?.map((_, column) => Math.max(...words.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) => row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')
  return words.map((row) => `  ${line(row).trimEnd()}`).join('\n')
}

/** Prints each step of Sanity's exporter and importer once. */
export function progress() {
  let shown = ''
  return ({step}: {step: string}) => {
    if (step !== shown) console.log(`  ${step}`)
    shown = step
  }
}
