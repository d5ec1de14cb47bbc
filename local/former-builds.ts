import {existsSync} from 'node:fs'
import {link, mkdir, readdir, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** How many former builds are kept at most. */
const COUNT = 3

/** How long the files of a build are kept after another one has taken its place, in milliseconds. */
const AGE = 7 * 24 * 60 * 60 * 1000

interface Place {
  /** Folder of the files that the new build takes the place of, where they may be from before builds were kept. */
  present?: string
  /** Folder of files whose names hold a hash of what is in them, as a build has just made it. */
  files: string
  /** Folder in which the files of every build are kept, each in a folder named after its time. */
  kept: string
}

/**
 * Puts the files of former builds beside those of a new one: pages that were opened before go on asking for them. No file
 * is there twice, as links do not copy.
 *
 * @param now Milliseconds since 1970.
 */
export async function addFormerBuilds({present, files, kept}: Place, now = Date.now()): Promise<void> {
  await mkdir(kept, {recursive: true})
  const isFirst = (await readdir(kept)).length === 0
  if (isFirst && present && existsSync(present)) await linkAll(present, join(kept, String(now - 1)))
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

/** Gives every file of a folder a second name in another one, unless there is one of that name. */
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
