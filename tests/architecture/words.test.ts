import {describe, expect, test} from 'vitest'
import {seedDocuments} from '../../studio/seed/index.ts'
import {filesBelow, productSources, read, type Source} from './sources.ts'

/** What stands where it must not. Another charity takes the site by changing the dataset, so its words stand only there. */

const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?)$/

const textFiles = (...folders: string[]): Source[] =>
  folders
    .flatMap(filesBelow)
    .filter((path) => !binary.test(path))
    .map(read)

const found = (sources: Source[], pattern: RegExp) =>
  sources.flatMap(({path, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What names this foundation: its name, and every number and address of the dataset. */
function wordsOfTheFoundation(): string[] {
  const settings = seedDocuments.find(({_id}) => _id === 'siteSettings')
  const imprint = seedDocuments.find(({_id}) => _id === 'imprintPage')
  const names = Object.values(settings?.name as Record<string, string>).flatMap((name) => [
    name,
    name.replace(/^Stiftung | Foundation$/g, ''),
  ])
  const dataset = JSON.stringify(seedDocuments)
  const emails = dataset.match(/[\w.+-]+@[\w.-]*example\.org/g) ?? []
  const phones = dataset.match(/\b30 23125 \d{3}\b/g) ?? []
  return [...new Set([...names, ...emails, ...phones, String(imprint?.street), String(imprint?.city)])]
}

const disease = /sickle|sichel|h(ä|ae|e)moglobin|thalass|an(ä|ae)mi[ae]\b|\bHbS\b|blutkörper|blood cell/i

describe('the code of the site', () => {
  const code = textFiles('app', 'server', 'public').filter(({path}) => !/\.test\.tsx?$/.test(path))

  test('names nothing of this foundation', () => {
    const words = wordsOfTheFoundation()
    expect(words).toEqual(expect.arrayContaining(['Gentle Current', 'info@example.org', '30 23125 100']))
    expect(found(code, new RegExp(words.map(escaped).join('|'), 'i'))).toEqual([])
  })

  test('names nothing of this disease', () => {
    expect(found(textFiles('studio/seed/documents'), disease).length).toBeGreaterThan(50)
    expect(found(code, disease)).toEqual([])
  })
})

describe('the environment', () => {
  test('is read in one place of the app', () => {
    const app = productSources().filter(({path}) => path.startsWith('app/'))
    const readers = app.filter(({text}) =>
      /process\.env|import\.meta\.env/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')),
    )
    expect(readers.map(({path}) => path)).toEqual(['app/env.server.ts'])
  })
})

describe('all files', () => {
  const files = filesBelow('.').filter((path) => !binary.test(path) && path !== '.env')

  test('name no folder of a machine and no token', () => {
    const folder = new RegExp(['/wor' + 'k/', '/hom' + 'e/\\w', '/Use' + 'rs/\\w', 'C:' + '\\\\'].join('|'))
    expect(found(files.map(read), folder)).toEqual([])
    expect(
      found(files.map(read), /\b(npm_|ghp_|sk-|sk_live_)[A-Za-z0-9]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/),
    ).toEqual([])
  })

  test('lock files name no host, so that any registry serves them', () => {
    const locks = files.filter((path) => path.endsWith('package-lock.json')).map(read)
    expect(locks).toHaveLength(2)
    expect(found(locks, /"resolved": "https?:/)).toEqual([])
    expect(found(files.filter((path) => path.endsWith('.npmrc')).map(read), /registry/)).toEqual([])
  })
})
