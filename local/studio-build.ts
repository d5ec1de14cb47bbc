import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {selfContained} from '../studio/self-contained.ts'
import {newDraft} from './draft-folder.ts'
import {addFormerBuilds} from './former-builds.ts'
import {type Buildable, buildUnlessFresh} from './fresh-build.ts'
import {writeGuide} from './guide.ts'
import {ensureInstalled} from './install.mjs'
import {run} from './progress.mjs'

/** Variables of the Studio's build, see `studio/environment.ts`. */
export type StudioSettings = Record<`SANITY_STUDIO_${string}`, string | undefined>

/** Current step of the build; the site's page under /studio shows it. */
type StudioProgress = {state: 'installing' | 'building' | 'failed'; since: string}

const OUTPUT = 'build/studio'
const PROGRESS = 'build/studio-progress.json'
/** Entries of studio/ that are not sources of the build. */
const NO_SOURCES = new Set(['node_modules', 'seed', 'dist', 'schema.gen.json', 'README.md'])
/** Modules that the Studio shares with the site. */
export const SHARED = ['fingerprint', 'page-types', 'paths', 'reviewed'].map(
  (name) => `app/content/${name}.ts`,
)

/**
 * Builds the Studio into build/studio, unless the last build had the same inputs. The former build stays in place until
 * the new one is complete.
 *
 * @param root Directory of the project.
 * @returns Whether anything was built.
 * @throws Error with the whole output of a failed build.
 */
export async function buildStudio(root: string, settings: StudioSettings): Promise<boolean> {
  await writeGuide(root)
  const report = (state: StudioProgress['state']) => writeProgress(root, state)
  const studio: Buildable = {
    inputs: await sources(root),
    settings,
    outputs: [`${OUTPUT}/index.html`],
    stamp: 'build/.studio-inputs',
  }
  try {
    const built = await buildUnlessFresh(root, studio, async () => {
      await report('installing')
      await ensureInstalled(join(root, 'studio'), 'Studio')
      await report('building')
      await compile(root, settings)
    })
    await rm(join(root, PROGRESS), {force: true})
    return built
  } catch (error) {
    await report('failed')
    throw error
  }
}

async function sources(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'studio'))
  const own = names.filter((name) => !NO_SOURCES.has(name) && !name.startsWith('.')).sort()
  return [...own.map((name) => `studio/${name}`), ...SHARED]
}

async function writeProgress(root: string, state: StudioProgress['state']): Promise<void> {
  const progress: StudioProgress = {state, since: new Date().toISOString()}
  await mkdir(join(root, 'build'), {recursive: true})
  await writeFile(join(root, PROGRESS), JSON.stringify(progress))
}

async function compile(root: string, settings: StudioSettings): Promise<void> {
  const draft = join(root, await newDraft(root, 'studio-draft'))
  const sanity = join(root, 'studio/node_modules/sanity/bin/sanity')
  const {ok, output} = await run(process.execPath, [sanity, 'build', draft, '--yes'], {
    cwd: join(root, 'studio'),
    env: {...process.env, ...settings, NODE_ENV: 'production', DO_NOT_TRACK: '1'},
    // Visitors of the site have priority.
    patient: true,
  })
  if (!ok || !existsSync(join(draft, 'index.html')))
    throw new Error(`${output}\n\nThe Studio could not be built.`)
  await makeSelfContained(draft)
  // Separate archives, so that no files of another project's Studio get into this one.
  const kind = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12)
  await addFormerBuilds({files: join(draft, 'static'), kept: join(root, 'build/former/studio', kind)})
  await rm(join(root, OUTPUT), {recursive: true, force: true})
  await rename(draft, join(root, OUTPUT))
}

/** Removes references to other hosts and to the root of the site. */
async function makeSelfContained(dir: string): Promise<void> {
  const files = await readdir(dir, {recursive: true})
  for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
    const path = join(dir, file)
    await writeFile(path, selfContained(await readFile(path, 'utf8')))
  }
}
