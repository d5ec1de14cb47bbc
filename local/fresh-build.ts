import {createHash} from 'node:crypto'
import {existsSync, statSync} from 'node:fs'
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Output that is built from files of the project. */
export type Buildable = {
  /** Source files and directories, relative to the root of the project. */
  inputs: string[]
  /** Environment variables that affect the result. */
  settings?: Record<string, string | undefined>
  outputs: string[]
  /** File with the fingerprint of the inputs of the last build. */
  stamp: string
}

/**
 * Builds unless the outputs were built from the same files and settings.
 *
 * @param root Directory of the project.
 * @param build Writes the outputs, or throws.
 * @param force Build even if nothing has changed.
 * @returns Whether anything was built.
 */
export async function buildUnlessFresh(
  root: string,
  buildable: Buildable,
  build: () => Promise<void>,
  {force = false} = {},
): Promise<boolean> {
  const stamp = join(root, buildable.stamp)
  await mkdir(dirname(stamp), {recursive: true})
  const current = await fingerprint(root, buildable)
  if (!force && (await isBuiltFrom(root, buildable, current))) return false
  // An interrupted build must not look finished.
  await rm(stamp, {force: true})
  await build()
  await writeFile(stamp, current)
  return true
}

async function fingerprint(root: string, {inputs, settings = {}}: Buildable): Promise<string> {
  const files = await fingerprintOf(root, inputs)
  return createHash('sha256').update(files).update(JSON.stringify(settings)).digest('hex')
}

async function isBuiltFrom(root: string, {outputs, stamp}: Buildable, current: string): Promise<boolean> {
  if (!outputs.every((output) => existsSync(join(root, output)))) return false
  return (await readFile(join(root, stamp), 'utf8').catch(() => '')) === current
}

/**
 * A hash of names and contents of files.
 *
 * @param root Base of the paths.
 * @param inputs Files, and directories with everything below them; missing ones count as empty.
 * @returns SHA-256 as hexadecimal digits.
 */
export async function fingerprintOf(root: string, inputs: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(inputs.map((input) => listFiles(root, input)))).flat()) {
    const content = await readFile(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function listFiles(root: string, input: string): Promise<string[]> {
  const path = join(root, input)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [input]
  const entries = await readdir(path, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(join(root, '/').length)).sort()
}
