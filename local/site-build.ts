import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {hintFor} from './hints.mjs'
import {runQuietly} from './progress.mjs'

const INPUTS = ['app', 'public', 'package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json']
const OUTPUTS = ['build/client', 'build/server']
/** Holds the fingerprint of what the files beside it were built from. */
const STAMP = 'build/.inputs'

/**
 * Builds the site into build/, unless what is there was built from the same files.
 *
 * @param root Directory of the project.
 * @param force Build in any case.
 * @throws Error with the whole output of a build that failed.
 */
export async function buildSite(root: string, {force = false} = {}): Promise<void> {
  const fingerprint = await fingerprintOf(root, INPUTS)
  if (!force && (await isBuiltFrom(root, fingerprint))) {
    console.log('The site is built already')
    return
  }
  // An interrupted build must not pass for a finished one.
  await rm(join(root, STAMP), {force: true})
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const env = {...process.env, NODE_ENV: 'production'}
  const {ok, output} = await runQuietly('Building the site', process.execPath, [remix, 'vite:build'], {
    cwd: root,
    env,
  })
  if (!ok)
    throw new Error([output, 'The site could not be built.', hintFor(output)].filter(Boolean).join('\n\n'))
  await writeFile(join(root, STAMP), fingerprint)
}

async function isBuiltFrom(root: string, fingerprint: string): Promise<boolean> {
  if (!OUTPUTS.every((output) => existsSync(join(root, output)))) return false
  const stamp = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  return stamp === fingerprint
}

/**
 * One hash over names and contents of files.
 *
 * @param root Directory that the paths start from.
 * @param inputs Files, and directories that are taken with everything below them; missing ones count as empty.
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
  if (!existsSync(join(root, input))) return []
  const entries = await readdir(join(root, input), {recursive: true, withFileTypes: true}).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined
      throw error
    },
  )
  if (!entries) return [input]
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(join(root, '/').length)).sort()
}
