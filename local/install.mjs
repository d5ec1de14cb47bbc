// Installs the packages of a directory if node_modules differs from the lock file.
import {readFileSync} from 'node:fs'
import {delimiter, join, sep} from 'node:path'
import {runQuietly} from './progress.mjs'

/**
 * Makes sure that the packages of a directory are installed exactly as locked.
 *
 * @param {string} dir Directory with package.json and package-lock.json.
 * @param {string} owner Whose packages these are, for the progress line: "site".
 * @returns {Promise<void>} Rejects with an Error that holds npm's own explanation.
 */
export async function ensureInstalled(dir, owner) {
  if (isInstalled(dir)) return
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = {...process.env, PATH: pathWithoutPackages()}
  const {ok, output} = await runQuietly(`Installing the packages of the ${owner}`, 'npm', args, {
    cwd: dir,
    env,
  })
  if (!ok) throw new Error(`${output}\n\nThe packages of ${dir} could not be installed.`)
}

/**
 * npm writes node_modules/.package-lock.json as the last step of a successful installation, so comparing it with the
 * lock file detects missing, outdated and interrupted installations.
 *
 * @param {string} dir
 */
function isInstalled(dir) {
  const locked = readPackages(join(dir, 'package-lock.json'))
  const installed = readPackages(join(dir, 'node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    // Workspace packages have no hash, and optional packages may be for other platforms.
    if (!wanted.integrity || wanted.optional) return true
    const found = installed[path]
    return found?.version === wanted.version && found?.integrity === wanted.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm must not run on the Node in node_modules, which it deletes. */
function pathWithoutPackages() {
  const packages = `node_modules${sep}.bin`
  const path = process.env.PATH ?? ''
  return path
    .split(delimiter)
    .filter((entry) => !entry.endsWith(packages))
    .join(delimiter)
}
