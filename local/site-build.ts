import {rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {buildServiceWorker} from '../app/browser/service-worker.ts'
import {compressFiles} from './compress.ts'
import {newDraft} from './draft-folder.ts'
import {addFormerBuilds} from './former-builds.ts'
import {type Buildable, buildUnlessFresh} from './fresh-build.ts'
import {runQuietly} from './progress.mjs'

const PARTS = ['client', 'server', 'sw.js']

const site: Buildable = {
  inputs: [
    'app',
    'server',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'remix.config.js',
    'tsconfig.json',
    'local/compress.ts',
  ],
  outputs: ['build/client', 'build/server', 'build/sw.js'],
  stamp: 'build/.inputs',
}

/**
 * Builds the site into build/, unless the last build had the same inputs.
 *
 * @param root Directory of the project.
 * @param force Build even if nothing has changed.
 * @throws Error with the whole output of a failed build.
 */
export async function buildSite(root: string, {force = false} = {}): Promise<void> {
  const built = await buildUnlessFresh(root, site, () => compile(root), {force})
  if (!built) console.log('The site is built already')
}

async function compile(root: string): Promise<void> {
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  // Remix empties its output folder, and `build` also holds the Studio and former builds.
  const draftFolder = await newDraft(root, 'site-draft')
  const env = {...process.env, NODE_ENV: 'production', SITE_BUILD_DIRECTORY: draftFolder}
  const {ok, output} = await runQuietly('Building the site', process.execPath, [remix, 'vite:build'], {
    cwd: root,
    env,
  })
  if (!ok) throw new Error(`${output}\n\nThe site could not be built.`)
  const draft = join(root, draftFolder)
  const client = join(draft, 'client')
  await buildServiceWorker(draft)
  await compressFiles(client)
  await addFormerBuilds({files: join(client, 'assets'), kept: join(root, 'build/former/site')})
  for (const part of PARTS) {
    await rm(join(root, 'build', part), {recursive: true, force: true})
    await rename(join(draft, part), join(root, 'build', part))
  }
  await rm(draft, {recursive: true})
}
