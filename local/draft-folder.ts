import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises'
import {basename, join} from 'node:path'

/**
 * Creates a folder in build/ for an unfinished build, and removes those of failed builds. Each build has its own, as
 * the compiler of a killed build may still be writing.
 *
 * @param root Directory of the project.
 * @param name Prefix of the folder's name; not used elsewhere.
 * @returns Its path from the root of the project.
 */
export async function newDraft(root: string, name: string): Promise<string> {
  const build = join(root, 'build')
  await mkdir(build, {recursive: true})
  const left = (await readdir(build)).filter((entry) => entry.startsWith(name))
  for (const entry of left) await rm(join(build, entry), {recursive: true, force: true})
  return join('build', basename(await mkdtemp(join(build, `${name}-`))))
}
