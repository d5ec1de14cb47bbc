import {cpSync, mkdirSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** What a container engine is given of a project. */
export interface BuildContext {
  /** Paths of its files, with `/` between the parts. */
  files: string[]
  /** Copies a file, or what is below a folder, as COPY does. */
  copy(source: string, target: string): void
}

/** @param root Directory of the project, with the `.dockerignore` that says what stays outside. */
export function buildContext(root: string): BuildContext {
  const isIgnored = ignoreRules(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      // No rule takes anything back of these, and there is too much in them to look.
      if (['node_modules', '.git'].includes(entry.name)) return []
      if (entry.isDirectory()) return below(path)
      return isIgnored(path) ? [] : [path]
    })
  const files = below('')
  return {
    files,
    copy(source, target) {
      const folder = source === '.' ? '' : `${source.replace(/\/$/, '')}/`
      const found = files.filter((path) => path === source || path.startsWith(folder))
      if (found.length === 0) throw new Error(`COPY ${source}: the build context has no such file`)
      for (const path of found) {
        const isFile = path === source && statSync(join(root, path)).isFile()
        const to =
          isFile && !target.endsWith('/')
            ? target
            : join(target, isFile ? path.replace(/^.*\//, '') : path.slice(folder.length))
        mkdirSync(dirname(to), {recursive: true})
        cpSync(join(root, path), to)
      }
    },
  }
}

/** The rules of a `.dockerignore`: the last that fits a path, or a folder that it is in, decides. */
export function ignoreRules(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      ignored: !line.startsWith('!'),
      pattern: globOf(line.replace(/^!/, '').replace(/\/$/, '')),
    }))
  return (path) => {
    const parts = path.split('/')
    const pathAndFolders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = rules.findLast(({pattern}) => pathAndFolders.some((one) => pattern.test(one)))
    return last?.ignored ?? false
  }
}

/** Unlike in a shell, `*` fits names that begin with a dot as well. */
function globOf(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*\*|\*|[.+^${}()|[\]\\?]/g, (found) => {
    const meaning: Record<string, string> = {'**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]'}
    return meaning[found] ?? `\\${found}`
  })
  return new RegExp(`^${source}$`)
}
