import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {chromium} from '@playwright/test'
import {runQuietly} from '../../local/progress.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

/**
 * Finds a Chromium that starts, or installs one.
 * @param root Directory of the project.
 * @returns Path of the program.
 * @throws Error with a message for people, if no Chromium is found or installed.
 */
export async function ensureBrowser(root: string): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start as a browser.`)
  }
  const outputs: string[] = []
  for (const install of [undefined, fromDebian, fromPlaywright]) {
    if (install) outputs.push(await install(root))
    const found = [DEBIAN_CHROMIUM, chromium.executablePath()].find(starts)
    if (found) return found
  }
  const output = outputs.join('\n').trim()
  throw new Error(
    `${output}\n\nThe tests need Chromium, and it could not be installed here.\n` +
      'Check the network, or install Chromium and name it: CHROMIUM_PATH=<path> npm test',
  )
}

/** Whether a program exists and starts; Ubuntu's chromium, for instance, is often only a link to a snap. */
function starts(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], {timeout: 20_000}).status === 0
}

async function fromDebian(): Promise<string> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return ''
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  const update = await runQuietly('Reading the list of Debian packages', 'apt-get', ['update'], {env})
  const args = ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]
  const {ok, output} = await runQuietly('Installing the browser (Debian package)', 'apt-get', args, {env})
  return ok ? '' : `${update.output}\n${output}`
}

async function fromPlaywright(root: string): Promise<string> {
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  const {output} = await runQuietly("Installing the browser (Playwright's)", process.execPath, args)
  return output
}
