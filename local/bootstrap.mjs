// Runs a script of this project on the project's own Node, after installing what is missing:
//   node local/bootstrap.mjs <script.ts> [arguments]
// It needs no packages and runs on Node 20 or later; the scripts need 22.18, which strips types.
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, realpathSync} from 'node:fs'
import {constants} from 'node:os'
import {delimiter, join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {ensureInstalled} from './install.mjs'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const root = fileURLToPath(new URL('..', import.meta.url))

const [script, ...args] = process.argv.slice(2)
if (!script) fail('Usage: node local/bootstrap.mjs <script.ts> [arguments]')
if (!isAtLeast(process.version, 20, 0)) {
  fail(`This is Node ${process.version}; version 20 or newer is needed. Install it from https://nodejs.org.`)
}

const interrupt = (/** @type {NodeJS.Signals} */ signal) => process.exit(exitCode(null, signal))
for (const signal of SIGNALS) process.on(signal, interrupt)
await ensureInstalled(root, 'site').catch((error) => fail(error.message))
for (const signal of SIGNALS) process.off(signal, interrupt)

process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
if (process.env.npm_lifecycle_event) endWithShell()
await run(realpathSync(resolve(root, script)), args)

/**
 * @param {string} file
 * @param {string[]} args
 */
async function run(file, args) {
  const pinned = pinnedNode()
  if (pinned && pinned !== realpathSync(process.execPath)) {
    const version = versionOf(pinned)
    if (version) return runOn(pinned, version, file, args)
  }
  if (!isAtLeast(process.version, 22, 18)) {
    fail(
      `This is Node ${process.version}, and the packages hold no Node that runs here ` +
        `(${process.platform}, ${process.arch}).\n` +
        'Install Node 22.18 or newer from https://nodejs.org and run the command again.',
    )
  }
  console.log(`Node ${process.version}`)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

/** The Node that package.json pins for this platform, if any. */
function pinnedNode() {
  const windows = process.platform === 'win32'
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const node = join(root, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node')
  return existsSync(node) ? realpathSync(node) : undefined
}

/**
 * @param {string} node
 * @returns {string} Empty if this Node does not start, for instance on Alpine.
 */
function versionOf(node) {
  return spawnSync(node, ['--version'], {encoding: 'utf8'}).stdout?.trim() ?? ''
}

/**
 * @param {string} node
 * @param {string} version
 * @param {string} file
 * @param {string[]} args
 */
function runOn(node, version, file, args) {
  console.log(`Node ${version}`)
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
  const child = spawn(node, ['--import', endWithParent, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(exitCode(code, signal)))
}

/** npm runs scripts in a shell that forwards no signals: without this, the process would survive npm. */
function endWithShell() {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 1000).unref()
}

/**
 * As a shell reports it: 128 plus the signal's number for a process ended by a signal.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1)
}

/**
 * @param {string} version Like v22.18.0.
 * @param {number} major
 * @param {number} minor
 */
function isAtLeast(version, major, minor) {
  const [ownMajor = 0, ownMinor = 0] = version.slice(1).split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
