import {join} from 'node:path'
import {addFormerBuilds} from './former-builds.ts'
import {type Buildable, buildUnlessFresh} from './fresh-build.ts'
import {hintFor} from './hints.mjs'
import {runQuietly} from './progress.mjs'

const site: Buildable = {
  inputs: ['app', 'public', 'package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json'],
  outputs: ['build/client', 'build/server'],
  stamp: 'build/.inputs',
}

/**
 * Builds the site into build/, unless what is there was built from the same files.
 *
 * @param root Directory of the project.
 * @param force Build in any case.
 * @throws Error with the whole output of a build that failed.
 */
export async function buildSite(root: string, {force = false} = {}): Promise<void> {
  const built = await buildUnlessFresh(root, site, () => compile(root), {force})
  if (!built) console.log('The site is built already')
}

async function compile(root: string): Promise<void> {
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const env = {...process.env, NODE_ENV: 'production'}
  const {ok, output} = await runQuietly('Building the site', process.execPath, [remix, 'vite:build'], {
    cwd: root,
    env,
  })
  if (!ok)
    throw new Error([output, 'The site could not be built.', hintFor(output)].filter(Boolean).join('\n\n'))
  await addFormerBuilds({files: join(root, 'build/client/assets'), kept: join(root, 'build/former/site')})
}
