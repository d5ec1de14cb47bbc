import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'

/** What the commands on datasets share: what they say, what they ask, and how they fail. */

/** Something that the person at the keyboard can mend; the message says how. */
export class Mistake extends Error {}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

/**
 * Reads the words behind a command. `--help` shows its usage and ends it.
 * @param usage how the command is called
 * @throws Mistake where a word is not known
 */
export function readArguments<const O extends NonNullable<Options>>(
  args: string[],
  options: O,
  usage: string,
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    return parseArgs({args, options, allowPositionals: true})
  } catch (error) {
    // Its second sentence tells of a way that no command has.
    const [reason] = String(error instanceof Error ? error.message : error).split('. ')
    throw new Mistake(`${reason}\nUsage: ${usage}`)
  }
}

/**
 * Asks before something is written.
 * @param yes whether the answer was given with the command
 * @throws Mistake when the answer is no, or when there is nobody to ask
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw new Mistake(`${question}\nNothing was written. Add --yes to go on without a question.`)
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Mistake('Nothing was written.')
}

/** `1 document`, `2 documents`. */
export const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Rows of words below each other, in columns. */
export function table(rows: (string | number)[][]): string {
  const words = rows.map((row) => row.map(String))
  const widths = words[0]?.map((_, column) => Math.max(...words.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) => row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')
  return words.map((row) => `  ${line(row).trimEnd()}`).join('\n')
}

/** Shows what the vendor's libraries are doing: a line for each step, and how far it is where somebody looks on. */
export function progress() {
  let shown = ''
  return ({step, current, total}: {step: string; current?: number; total?: number | string}) => {
    if (step !== shown) process.stdout.write(`${shown && process.stdout.isTTY ? '\n' : ''}  ${step}`)
    if (process.stdout.isTTY && current !== undefined)
      process.stdout.write(`\r  ${step} ${current} of ${total}`)
    else if (step !== shown && !process.stdout.isTTY) process.stdout.write('\n')
    shown = step
  }
}

/** Puts the rest of what is printed on a line of its own. */
export function endProgress() {
  if (process.stdout.isTTY) process.stdout.write('\n')
}
