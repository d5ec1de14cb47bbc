import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'

/** The Dockerfile copies files that exist, and the site runs with the packages in its image. CI builds the image. */

const root = resolve(import.meta.dirname, '..')
const stages = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^(?=FROM )/m)

/** Sources of COPY lines; with `--from`, they come from another stage and not from the project. */
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?<options>(?:--\S+ )*)(?<paths>.*) \S+$/gm)].map(({groups}) => ({
    fromProject: !groups?.options?.includes('--from'),
    paths: groups?.paths?.split(' ') ?? [],
  }))

test('every file that is copied is there', () => {
  const paths = stages.flatMap(copied).flatMap(({fromProject, paths}) => (fromProject ? paths : []))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('no file that is copied is hidden by .dockerignore', () => {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const shown = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  const paths = stages.flatMap(copied).flatMap(({fromProject, paths}) => (fromProject ? paths : []))
  const hidden = paths.filter((path) => path !== '.' && !shown.includes(path.split('/')[0] ?? ''))
  expect(hidden).toEqual([])
})

test('the site imports only packages that are installed with it or bundled', () => {
  const {dependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // Bundled by vite.config.ts, used only in browsers, or only pictures.
  const bundled = ['remix-i18next', '@sanity/comlink', '@sanity/presentation-comlink', 'flag-icons']
  const missing: string[] = []
  for (const folder of ['app', 'server'])
    for (const name of readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})) {
      if (!/(?<!\.test)\.tsx?$/.test(name) || name === 'dev.ts') continue
      const imports = readFileSync(join(root, folder, name), 'utf8').matchAll(
        /^(?!import type)(?:import|export)\b[^'"]*from '(?!\.|~|node:|virtual:)((?:@[^/']+\/)?[^/']+)/gm,
      )
      for (const [, to = ''] of imports)
        if (!(to in dependencies || bundled.includes(to))) missing.push(`${folder}/${name}: ${to}`)
    }
  expect(missing).toEqual([])
})
