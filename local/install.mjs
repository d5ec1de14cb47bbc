// Installs the packages of a directory if node_modules differs from the lock file.
import {readFileSync} from 'node:fs'
import {delimiter, join, sep} from 'node:path'
import {hintFor} from './hints.mjs'
import {runQuietly} from './progress.mjs'

/** @type {[pattern: RegExp, hint: string][]} */
const NPM_HINTS = [
  [/spawn npm ENOENT/, 'npm was not found. It comes with Node: install Node from https://nodejs.org.'],
  [/EUSAGE/, 'package.json and package-lock.json do not fit together. Run "npm install" there once.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry could not be reached. Check the network connection (behind a proxy: ' +
      'npm config set proxy <address>) and run the command again.',
  ],
  [/E404|ETARGET/, 'The registry that npm uses lacks a package. See "npm config get registry".'],
]

/**
 * Makes sure that the packages of a directory are installed exactly as locked.
 *
 * @param {string} dir Directory with package.json and package-lock.json.
 * @param {string} owner Whose packages these are, for the progress line: "site".
 * @returns {Promise<void>} Rejects with an Error that says what failed and how to fix it.
 */
export async function ensureInstalled(dir, owner) {
  if (isInstalled(dir)) return
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const env = {...process.env, PATH: pathWithoutPackages()}
  const {ok, output} = await runQuietly(`Installing the packages of the ${owner}`, 'npm', args, {
    cwd: dir,
    env,
  })
  if (!ok) throw new Error(failure(dir, output))
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
    // Only the registry's packages have a hash; those of the workspace are in this repository. Optional ones are for other platforms.
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

/**
 * @param {string} dir
 * @param {string} output
 */
function failure(dir, output) {
  // Omit npm's many warnings, and the usage text after a wrong option.
  const errors = output.replace(/^npm (warn|notice).*\n?/gm, '').split(/^npm error Usage:/m)[0] ?? ''
  const tail = errors.trim().split('\n').slice(-25).join('\n')
  const hint = hintFor(output) ?? NPM_HINTS.find(([pattern]) => pattern.test(output))?.[1]
  const advice = hint ?? `Run "npm ci" in ${dir} to see all of it.`
  return `${tail}\n\nThe packages of ${dir} could not be installed.\n${advice}`
}
