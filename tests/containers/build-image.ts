import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, symlinkSync} from 'node:fs'
import {basename, dirname, isAbsolute, join} from 'node:path'
import {DockerfileParser, type Instruction, type ModifiableInstruction} from 'dockerfile-ast'
import {bareEnvironment} from '../support/seeded-data.ts'
import type {BuildContext} from './build-context.ts'

/** What an engine makes of a stage of a Dockerfile, in a folder that stands for the root of its file system. */
export interface Image {
  folder: string
  /** The image that the stage begins with. */
  base: string
  workdir: string
  env: Record<string, string>
  user: string
  /** What runs in it, and what tells whether it is well. */
  command: string[]
  healthcheck: string[]
}

interface Options {
  root: string
  context: BuildContext
  /** Where images are made. */
  folder: string
}

const flagOf = (instruction: Instruction, name: string) =>
  (instruction as ModifiableInstruction)
    .getFlags()
    .find((flag) => flag.getName() === name)
    ?.getValue()

const wordsOf = (instruction: Instruction) =>
  instruction.getArguments().map((argument) => argument.getValue())

/**
 * Runs the steps of a Dockerfile on this machine, without an engine: COPY copies what it would copy, RUN runs in the folder.
 * Packages are those installed here instead of those that `npm ci` fetches: all of them as a link, and where it omits some,
 * copies of exactly those that the lock file leaves.
 * @returns what makes a stage by its name; stages that it needs are made first, each once
 * @throws where a step fails, or is of a kind that is not known here
 */
export function imageBuilder({root, context, folder}: Options): (name: string) => Image {
  const instructions = DockerfileParser.parse(
    readFileSync(join(root, 'Dockerfile'), 'utf8'),
  ).getInstructions()
  const made = new Map<string, Image>()

  function make(name: string): Image {
    const known = made.get(name)
    if (known) return known
    const start = instructions.findIndex((one) => one.getKeyword() === 'FROM' && wordsOf(one)[2] === name)
    if (start < 0) throw new Error(`The Dockerfile has no stage “${name}”`)
    const next = instructions.findIndex((one, index) => index > start && one.getKeyword() === 'FROM')
    const image = beginning(name, wordsOf(instructions[start] as Instruction)[0] ?? '')
    const buildArguments: Record<string, string> = {}
    for (const instruction of instructions.slice(start + 1, next < 0 ? undefined : next))
      take(instruction, image, buildArguments)
    made.set(name, image)
    return image
  }

  function beginning(name: string, base: string): Image {
    const own = join(folder, name)
    const isStage = instructions.some((one) => one.getKeyword() === 'FROM' && wordsOf(one)[2] === base)
    if (!isStage) {
      mkdirSync(own, {recursive: true})
      return {folder: own, base, workdir: '/', env: {}, user: 'root', command: [], healthcheck: []}
    }
    const parent = make(base)
    cpSync(parent.folder, own, {recursive: true, verbatimSymlinks: true})
    return {...parent, env: {...parent.env}, folder: own}
  }

  function take(instruction: Instruction, image: Image, buildArguments: Record<string, string>): void {
    const words = wordsOf(instruction)
    const pairs = () =>
      Object.fromEntries(words.map((word) => [word.replace(/=.*/s, ''), word.replace(/^[^=]*=/, '')]))
    const line = instruction.getArgumentsContent() ?? ''
    const takers: Record<string, () => void> = {
      ARG: () => Object.assign(buildArguments, pairs()),
      ENV: () => Object.assign(image.env, pairs()),
      WORKDIR() {
        image.workdir = words[0] ?? '/'
        mkdirSync(join(image.folder, image.workdir), {recursive: true})
      },
      USER() {
        image.user = words[0] ?? ''
      },
      EXPOSE() {},
      COPY: () => copy(instruction, image),
      RUN: () => run(line, image, buildArguments),
      CMD() {
        image.command = JSON.parse(line)
      },
      HEALTHCHECK() {
        image.healthcheck = JSON.parse(line.slice(line.indexOf('[')))
      },
    }
    const taker = takers[instruction.getKeyword()]
    if (!taker) throw new Error(`No test knows what ${instruction.getKeyword()} does`)
    taker()
  }

  function copy(instruction: Instruction, image: Image): void {
    const words = wordsOf(instruction)
    const [target = '', sources] = [words.at(-1), words.slice(0, -1)]
    const to = join(image.folder, isAbsolute(target) ? '' : image.workdir, target)
    const from = flagOf(instruction, 'from')
    for (const source of sources) {
      if (!from) context.copy(source, to)
      else copyFrom(join(make(from).folder, source), to)
    }
  }

  function run(line: string, image: Image, buildArguments: Record<string, string>): void {
    const cwd = join(image.folder, image.workdir)
    if (line.startsWith('npm ci')) install(line, cwd)
    else
      execFileSync('sh', ['-c', line], {
        cwd,
        env: {...bareEnvironment(), ...image.env, ...buildArguments},
        stdio: 'pipe',
      })
  }

  function install(line: string, cwd: string): void {
    const part = /--prefix (\S+)/.exec(line)?.[1] ?? '.'
    const here = realpathSync(join(root, part, 'node_modules'))
    const there = join(cwd, part, 'node_modules')
    const omitted = [...line.matchAll(/--omit=(\w+)/g)].map(([, kind]) => kind)
    if (omitted.length === 0) symlinkSync(here, there)
    else
      for (const path of packagesWithout(join(cwd, part, 'package-lock.json'), omitted)) {
        const nested = join(here, path, 'node_modules')
        cpSync(join(here, path), join(there, path), {recursive: true, filter: (file) => file !== nested})
      }
  }

  return make
}

function copyFrom(source: string, target: string): void {
  if (!existsSync(source)) throw new Error(`COPY --from: there is no ${basename(source)}`)
  const to = statSync(source).isFile() && target.endsWith('/') ? join(target, basename(source)) : target
  mkdirSync(dirname(to), {recursive: true})
  cpSync(source, to, {recursive: true, verbatimSymlinks: true})
}

/** Packages of a lock file, below `node_modules`, without those of the kinds that `npm ci --omit=…` leaves out. */
function packagesWithout(lockFile: string, omitted: (string | undefined)[]): string[] {
  const lock: {packages: Record<string, {dev?: boolean; optional?: boolean; devOptional?: boolean}>} =
    JSON.parse(readFileSync(lockFile, 'utf8'))
  const [noDev, noOptional] = [omitted.includes('dev'), omitted.includes('optional')]
  return Object.entries(lock.packages).flatMap(([path, {dev, optional, devOptional}]) => {
    if (path === '' || (noDev && dev) || (noOptional && optional) || (noDev && noOptional && devOptional))
      return []
    return path.replace(/^node_modules\//, '')
  })
}
