import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join, resolve} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'

let root: string
const modules = ['bootstrap.mjs', 'install.mjs', 'progress.mjs', 'end-with-parent.mjs']

/** A project with one package, and a fake npm that "installs" it and records its calls. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  mkdirSync(join(root, 'local'))
  for (const file of modules) cpSync(resolve('local', file), join(root, 'local', file))
  lock('1.0.0')
  writeFileSync(
    join(root, 'script.ts'),
    "const words: string[] = process.argv.slice(2)\nconsole.log('ran', words.join('+'))\n",
  )
  npm('mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json; echo "$@" >> calls')
})

afterEach(() => rmSync(root, {recursive: true}))

function lock(version: string) {
  const packages = {'': {}, 'node_modules/a': {version, integrity: `sha512-${version}`}}
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({packages}))
}

function npm(script: string) {
  mkdirSync(join(root, 'bin'), {recursive: true})
  writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(root, 'bin/npm'), 0o755)
}

const environment = (path = `${join(root, 'bin')}${delimiter}${process.env.PATH}`) => ({
  ...process.env,
  PATH: path,
})

function bootstrap(args = ['script.ts', 'a', 'b'], env: Record<string, string | undefined> = environment()) {
  const command = [join(root, 'local/bootstrap.mjs'), ...args]
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: {...process.env, ...env},
    timeout: 20_000,
  })
  return {status, output: stdout + stderr}
}

function calls(): number {
  return readFileSync(join(root, 'calls'), 'utf8').split('\n').length - 1
}

test('installs what is missing, once, and runs the script with its arguments', () => {
  const first = bootstrap()
  expect(first.output).toContain('Installing the packages of the site: done')
  expect(first.output).toContain('ran a+b')
  expect(first.output).toContain(`Node ${process.version}`)
  expect(first.status).toBe(0)
  const second = bootstrap()
  expect(second.output).not.toContain('Installing')
  expect(calls()).toBe(1)
  expect(readFileSync(join(root, 'calls'), 'utf8')).toContain('ci --include=dev')
})

test('installs again when the lock file has changed or an installation was interrupted', () => {
  bootstrap()
  lock('1.0.1')
  bootstrap()
  expect(calls()).toBe(2)
  rmSync(join(root, 'node_modules/.package-lock.json'))
  bootstrap()
  expect(calls()).toBe(3)
})

test('shows what npm says when it fails', () => {
  npm('echo "npm error code EAI_AGAIN" >&2; exit 1')
  const {status, output} = bootstrap()
  expect(status).toBe(1)
  expect(output).toContain('npm error code EAI_AGAIN')
  expect(output).toContain('could not be installed')
  expect(output).not.toContain('ran')
  expect(output).not.toContain('    at ')
})

test.each([
  ['the Node it runs on', false],
  ['a packaged Node', true],
])('passes exit code and signals on, with %s', async (_, packaged) => {
  if (packaged) addPackagedNode()
  writeFileSync(join(root, 'code.ts'), 'process.exit(7)')
  expect(bootstrap(['code.ts']).status).toBe(7)
  writeFileSync(
    join(root, 'wait.ts'),
    "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('waiting', process.execPath)",
  )
  const child = spawn(process.execPath, [join(root, 'local/bootstrap.mjs'), 'wait.ts'], {env: environment()})
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes('waiting')) break
  }
  expect(output.includes(root)).toBe(packaged)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([5, null])
})

test('a script on the packaged Node ends when the bootstrap is killed', async () => {
  addPackagedNode()
  writeFileSync(
    join(root, 'wait.ts'),
    "import {writeFileSync} from 'node:fs'\nprocess.on('SIGTERM', () => {writeFileSync('ended', ''); process.exit()})\n" +
      "setInterval(() => {}, 1000); console.log('waiting')",
  )
  const args = [join(root, 'local/bootstrap.mjs'), 'wait.ts']
  const child = spawn(process.execPath, args, {env: environment(), cwd: root})
  for await (const chunk of child.stdout) if (String(chunk).includes('waiting')) break
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(join(root, 'ended')), {timeout: 10_000}).toBe(true)
})

test('refuses a Node that is too old', () => {
  const pretend = join(root, 'pretend.mjs')
  writeFileSync(pretend, "Object.defineProperty(process, 'version', {value: 'v18.20.1'})")
  const {status, output} = bootstrap(['script.ts'], {...environment(), NODE_OPTIONS: `--import ${pretend}`})
  expect(status).toBe(1)
  expect(output).toContain('This is Node v18.20.1; version 20 or newer is needed')
})

/** Copies Node to where npm would install the pinned version, so that its path differs from the test's Node. */
function addPackagedNode() {
  bootstrap()
  const {platform, arch, execPath} = process
  const name = platform === 'win32' ? 'node.exe' : 'node'
  const target = join(
    root,
    'node_modules',
    `node-${platform === 'win32' ? 'win' : platform}-${arch}`,
    'bin',
    name,
  )
  mkdirSync(dirname(target), {recursive: true})
  cpSync(execPath, target)
}
