import {cp, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Names of a built file in the former and in the new build. */
interface Replaced {
  former: string
  present: string
}

export interface NewBuild {
  /** Folder with the new build. */
  folder: string
  files: Record<'main' | 'about', Replaced>
  remove(): Promise<void>
}

/**
 * Copies the site with another version and new names for all cached files, as after a change that affects all of them.
 * Files of the former build remain, as after every build.
 */
export async function newBuild(): Promise<NewBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'website-build-'))
  for (const part of ['app', 'server', 'package.json', 'build/client', 'build/server', 'build/sw.js'])
    await cp(join(root, part), join(folder, part), {recursive: true})
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const worker = join(folder, 'build/sw.js')
  const kept = [...(await readFile(worker, 'utf8')).matchAll(/"assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const version = /\bmanifest-(\w+)\.js/.exec(kept.join(' '))?.[1]
  const renamed = (name: string) =>
    name.startsWith(`manifest-${version}`) ? `manifest-${version}new.js` : name.replace(/\.\w+$/, '-new$&')
  const withNewNames = (text: string) =>
    text
      .replaceAll(/(?<=\/)[^"'\s/]+?\.(?:js|css|woff2|svg)\b/g, (name) =>
        kept.includes(name) ? renamed(name) : name,
      )
      .replaceAll(`"${version}"`, `"${version}new"`)

  const assets = join(folder, 'build/client/assets')
  for (const name of kept) {
    const present = join(assets, renamed(name))
    if (/\.(js|css)$/.test(name))
      await writeFile(present, withNewNames(await readFile(join(assets, name), 'utf8')))
    else await cp(join(assets, name), present)
  }
  const server = (await readdir(join(folder, 'build/server'), {recursive: true}))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, 'build/server', name))
  for (const path of [...server, worker]) await writeFile(path, withNewNames(await readFile(path, 'utf8')))

  const replaced = (start: string): Replaced => {
    const former = kept.find((name) => name.startsWith(start))
    if (!former) throw new Error(`The build has no file that begins with ${start}.`)
    return {former, present: renamed(former)}
  }
  const files = {main: replaced('main-'), about: replaced('(_lang).about-')}
  return {folder, files, remove: () => rm(folder, {recursive: true})}
}
