import {cp, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export interface NewBuild {
  /** Holds the site as after a deployment. */
  folder: string
  /** Files that the former build has and the new one replaces by others, by what they are, with the names of both. */
  files: Record<'main' | 'about', {former: string; present: string}>
  remove(): Promise<void>
}

/**
 * A copy of the site in which some built files have got other names, as where their sources have changed. Those of the
 * former build are there too, as after every build.
 */
export async function newBuild(): Promise<NewBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'website-build-'))
  for (const part of ['app', 'server', 'package.json', 'build/client', 'build/server', 'build/sw.js'])
    await cp(join(root, part), join(folder, part), {recursive: true})
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const server = (await readdir(join(folder, 'build/server'), {recursive: true}))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, 'build/server', name))
  const manifest = (await Promise.all(server.map((path) => readFile(path, 'utf8')))).join('')
  const named = (start: string) => {
    const at = manifest.indexOf(`/assets/${start}`)
    const former = manifest.slice(at + '/assets/'.length, manifest.indexOf('.js', at))
    if (at < 0) throw new Error(`The build has no file that begins with ${start}.`)
    return {former: `${former}.js`, present: `${former}-new.js`}
  }
  const files = {main: named('main-'), about: named('(_lang).about-')}
  const renamed = [...Object.values(files), named('manifest-')]
  const withNewNames = (text: string) =>
    renamed.reduce((changed, {former, present}) => changed.replaceAll(former, present), text)

  const assets = join(folder, 'build/client/assets')
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js'))) {
    const text = await readFile(join(assets, name), 'utf8')
    if (withNewNames(name) === name) continue
    await writeFile(join(assets, withNewNames(name)), withNewNames(text))
  }
  for (const path of [...server, join(folder, 'build/sw.js')])
    await writeFile(path, withNewNames(await readFile(path, 'utf8')))
  return {folder, files, remove: () => rm(folder, {recursive: true})}
}
