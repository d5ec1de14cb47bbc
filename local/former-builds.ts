import {link, mkdir, readdir, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Maximum number of former builds. */
const COUNT = 3

/** How long the files of a build are kept after a newer build, in milliseconds. */
const AGE = 7 * 24 * 60 * 60 * 1000

interface Place {
  /** Folder of a new build, whose file names contain a hash of their content. */
  files: string
  /** Archive of all builds, each in a folder named after its time. */
  kept: string
}

/**
 * Adds the files of former builds to a new one, as open pages still request them. Hard links avoid copies.
 *
 * @param now Milliseconds since 1970.
 */
export async function addFormerBuilds({files, kept}: Place, now = Date.now()): Promise<void> {
  await mkdir(kept, {recursive: true})
  await linkAll(files, join(kept, String(now)))
  const times = (await readdir(kept)).map(Number).toSorted((a, b) => b - a)
  for (const [age, time] of times.entries()) {
    const replacedAt = times[age - 1]
    if (replacedAt === undefined) continue
    const former = join(kept, String(time))
    if (age > COUNT || now - replacedAt > AGE) await rm(former, {recursive: true})
    else await linkAll(former, files)
  }
}

/** Hard-links every file of a folder into another one, unless the name exists. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, {recursive: true, withFileTypes: true})
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const other = join(to, path.slice(from.length))
    await mkdir(dirname(other), {recursive: true})
    await link(path, other).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
