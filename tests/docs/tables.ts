import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * The rows of the first table below a heading of a document, each as its cells.
 * @throws where there is no such heading or no table
 */
export function tableBelow(document: string, heading: string): string[][] {
  const text = readFileSync(join(root, document), 'utf8')
  const [, part] = text.split(`\n${heading}\n`)
  if (part === undefined) throw new Error(`${document} has no heading “${heading}”`)
  const lines = part.split(/\n#{1,3} /)[0]?.split('\n') ?? []
  const rows = lines.filter((line) => line.startsWith('|')).slice(2)
  if (rows.length === 0) throw new Error(`${document} has no table below “${heading}”`)
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

export const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
