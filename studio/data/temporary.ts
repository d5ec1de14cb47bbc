import {rmSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/**
 * Gives the vendor's libraries a folder of their own to unpack into, which goes whatever happens: drafts must not stay
 * behind in a folder that others can read.
 */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'website-data-'))
  const removeAtExit = () => rmSync(folder, {recursive: true, force: true})
  process.once('exit', removeAtExit)
  // Each system reads one of these.
  const before = {TMPDIR: process.env.TMPDIR, TEMP: process.env.TEMP, TMP: process.env.TMP}
  Object.assign(process.env, {TMPDIR: folder, TEMP: folder, TMP: folder})
  try {
    return await work(folder)
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    await rm(folder, {recursive: true, force: true})
    process.off('exit', removeAtExit)
  }
}
