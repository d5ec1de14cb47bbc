// @vitest-environment node
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {parseEnv} from '../../app/environment.ts'
import {connect} from '../../studio/data/connection.ts'
import {changesOf} from '../../studio/data/migrate.ts'
import {startLake, type TestLake} from '../lake/support.ts'
import {command, portOf} from './support.ts'

/** `npm run migrate` on a dataset that staff have edited, as a local one and as that of a project. */

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

const client = () => lake.client({perspective: 'raw'})
const phone = (_key: string, number: string) => ({_key, _type: 'phoneNumber', number, label: {de: 'Büro'}})
const settings = (_id: string, numbers: string[], whatsapp: string) => ({
  _id,
  _type: 'siteSettings',
  name: {de: 'Unsere Stiftung', en: 'Our foundation'},
  phones: numbers.map((number, index) => phone(`k${index}`, number)),
  whatsapp: {enabled: true, number: whatsapp},
})

beforeEach(async () => {
  await client().delete({query: '*[_id match "*"]'})
  await client().createOrReplace(
    settings('siteSettings', ['030 23125 100', '+49 30 23125 200'], '0049 30 23125 900'),
  )
  await client().createOrReplace(settings('drafts.siteSettings', ['(030) 23125 101'], '+49 30 23125 900'))
  await client().createOrReplace({_id: 'imprintPage', _type: 'imprintPage', number: '030 1'})
})

const numbers = () =>
  client().fetch('*[_type == "siteSettings"]|order(_id){_id, "all": phones[].number, "w": whatsapp.number}')
const before = [
  {_id: 'drafts.siteSettings', all: ['(030) 23125 101'], w: '+49 30 23125 900'},
  {_id: 'siteSettings', all: ['030 23125 100', '+49 30 23125 200'], w: '0049 30 23125 900'},
]
const after = [
  {_id: 'drafts.siteSettings', all: ['+49 30 23125 101'], w: '+49 30 23125 900'},
  {_id: 'siteSettings', all: ['+49 30 23125 100', '+49 30 23125 200'], w: '+49 30 23125 900'},
]

describe.each<[string, () => Record<string, string>]>([
  ['the local lake', () => ({LAKE_PORT: portOf(lake.url)})],
  ['a project', () => ({SANITY_PROJECT_ID: 'abc', SANITY_API_HOST: lake.url, SANITY_WRITE_TOKEN: 'editor'})],
])('on %s', (_, env) => {
  const migrate = (...words: string[]) => command(['migrate', ...words], env())

  test('shows what it would change, changes nothing in a trial or without a yes', async () => {
    const trial = await migrate('phone-numbers-international', '--dry-run')
    expect(trial).toMatchObject({code: 0})
    expect(trial.output).toContain('3 changes')
    expect(trial.output).toMatch(
      /siteSettings +\{"set":\{"phones\[_key==\\"k0\\"\]\.number":"\+49 30 23125 100"\}\}/,
    )
    const unasked = await migrate('phone-numbers-international')
    expect(unasked.code).toBe(1)
    expect(unasked.output).toContain('Add --yes')
    expect(await numbers()).toEqual(before)
  })

  test('changes drafts and published documents, leaves the rest as it was, and comes to an end', async () => {
    const done = await migrate('phone-numbers-international', '--yes')
    expect(done).toMatchObject({code: 0})
    expect(done.output).toContain('nothing is left to do')
    expect(await numbers()).toEqual(after)
    expect(await client().getDocument('siteSettings')).toMatchObject({
      name: {de: 'Unsere Stiftung', en: 'Our foundation'},
      phones: [{_key: 'k0', label: {de: 'Büro'}}, {_key: 'k1'}],
    })
    expect(await client().getDocument('imprintPage')).toMatchObject({number: '030 1'})
    const again = await migrate('phone-numbers-international', '--yes')
    expect(again.output).toContain('0 changes')
    expect(again.code).toBe(0)
  })
})

test.each<[string, string[], string]>([
  ['no name', [], 'Name one migration. Migrations: newsletter-subscriptions, phone-numbers-international'],
  ['an unknown name', ['nosuch'], 'There is no migration “nosuch”'],
  ['a way out of the folder', ['../data'], 'There is no migration “../data”'],
  ['an unknown word', ['phone-numbers-international', '--force'], 'Usage: npm run migrate'],
])('%s', async (_, words, message) => {
  const {code, output} = await command(['migrate', ...words], {LAKE_PORT: portOf(lake.url)})
  expect(output).toContain(message)
  expect(code).toBe(1)
})

describe('what a migration of the vendor’s format may do', () => {
  const connection = () => connect(parseEnv({LAKE_PORT: portOf(lake.url)}))

  test('choose by a filter, read other documents, create and delete, and keep some changes together', async () => {
    const batches = await changesOf(
      {
        title: 'all kinds',
        filter: 'name.de == "Unsere Stiftung" && !(_id in path("drafts.**"))',
        async *migrate(documents, {filtered, client: reader}) {
          for await (const {_id} of documents()) {
            const other = await filtered.getDocument(_id)
            const {number} = await reader.fetch('*[_id == "imprintPage"][0]')
            yield {type: 'create', document: {_type: 'note', of: _id, type: other?._type, number}} as never
            yield {
              type: 'transaction',
              mutations: [
                {type: 'delete', id: 'a'},
                {type: 'delete', id: 'b'},
              ],
            }
            yield {type: 'delete', id: 'c'}
          }
        },
      },
      connection(),
      true,
    )
    expect(batches).toEqual([
      [{create: {_type: 'note', of: 'siteSettings', type: 'siteSettings', number: '030 1'}}],
      [{delete: {id: 'a'}}, {delete: {id: 'b'}}],
      [{delete: {id: 'c'}}],
    ])
  })

  test('change much: it is written in portions', async () => {
    const batches = await changesOf(
      {
        title: 'long',
        documentTypes: ['siteSettings'],
        async *migrate() {
          for (let n = 0; n < 10; n++)
            yield {
              type: 'create',
              document: {_id: `n${n}`, _type: 'note', text: 'x'.repeat(100_000)},
            } as never
        },
      },
      connection(),
      true,
    )
    expect(batches.map(({length}) => length)).toEqual([2, 2, 2, 2, 2])
  })
})
