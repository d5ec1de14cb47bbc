// Long commands with one line of progress instead of their output.
import {spawn} from 'node:child_process'
import {getPriority, setPriority} from 'node:os'

const KEPT_OUTPUT = 200_000
const LOW_PRIORITY = 10

/**
 * Runs a command and shows its duration; see `run`.
 *
 * @param {string} label What is happening, for people: "Building the site".
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>}} [options]
 * @returns {Promise<{ok: boolean, output: string}>} Never rejects; a command that cannot be started is not ok.
 */
export async function runQuietly(label, command, args, options = {}) {
  const finish = showProgress(label)
  const result = await run(command, args, options)
  finish(result.ok ? 'done' : 'failed')
  return result
}

/**
 * Runs a command and keeps its output. The command ends with this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>, patient?: boolean}} [options] A patient command leaves
 *   the processor to others; without privileges, a priority can only be lowered.
 * @returns {Promise<{ok: boolean, output: string}>} Never rejects; a command that cannot be started is not ok.
 */
export function run(command, args, {patient = false, ...options} = {}) {
  return new Promise((resolve) => {
    // npm is a .cmd file on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, {...options, shell, stdio: ['ignore', 'pipe', 'pipe']})
    if (patient && child.pid !== undefined) setPriority(child.pid, Math.max(getPriority(), LOW_PRIORITY))
    const end = () => child.kill()
    process.once('exit', end)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const settle = (/** @type {boolean} */ ok) => {
      process.off('exit', end)
      resolve({ok, output: output.trimEnd()})
    }
    child.once('error', (error) => {
      output += error.message
      settle(false)
    })
    child.once('close', (code) => settle(code === 0))
  })
}

/**
 * @param {string} label
 * @returns {(outcome: string) => void} Call it once with the outcome.
 */
function showProgress(label) {
  const {stdout} = process
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  stdout.write(stdout.isTTY ? `${label} …` : `${label} …\n`)
  const tick = () => stdout.write(stdout.isTTY ? `\r${label} … ${seconds()}` : `${label} … ${seconds()}\n`)
  const timer = setInterval(tick, stdout.isTTY ? 1000 : 15_000)
  return (outcome) => {
    clearInterval(timer)
    stdout.write(`${stdout.isTTY ? '\r' : ''}${label}: ${outcome} (${seconds()})\n`)
  }
}
