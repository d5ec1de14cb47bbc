import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises'
import {basename, join} from 'node:path'

/**
 * A new folder in build/ for a build that is not whole yet, in the place of those that builds have left which did not end well.
 * A compiler whose build was killed may still write to its own.
 *
 * @param root Directory of the project.
 * @param name What the folder's name begins with; nobody else may be using one.
 * @returns Its path from the root of the project.
 */
export async function newDraft(root: string, name: string): Promise<string> {
  const build = join(root, 'build')
  await mkdir(build, {recursive: true})
  const left = (await readdir(build)).filter((entry) => entry.startsWith(name))
  for (const entry of left) await rm(join(build, entry), {recursive: true, force: true})
  return join('build', basename(await mkdtemp(join(build, `${name}-`))))
}
