import {beforeEach, expect, test} from 'vitest'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'
import {binPrefix, moveToBin, takeOut} from '../../studio/actions/bin.ts'
import {hostedProject} from './hosted-project.ts'
import {command, portOf} from './support.ts'

/** `npm run purge` against a lake over HTTP. */

const lake = lakeForFile()

const client = () => lake.client({perspective: 'raw'})
const purge = (...words: string[]) => command(['purge', ...words], {LAKE_PORT: portOf(lake.url)})
const history = async (id: string) => {
  const response = await lake.request(`/v2025-02-19/data/history/production/transactions/${id},drafts.${id}`)
  return (await response.text()).split('\n').filter(Boolean)
}

beforeEach(async () => {
  await client().delete({query: '*[_id match "*"]'})
  await client().createOrReplace({_id: 'member', _type: 'teamMember', name: 'Once here'})
  await client().createOrReplace({_id: 'drafts.member', _type: 'teamMember', name: 'Still here'})
  await client().createOrReplace({_id: 'other', _type: 'teamMember', name: 'Stays'})
})

test('a document goes with its draft and the history of both; others stay', async () => {
  const {code, output} = await purge('member', '--yes')
  expect({code, output}).toMatchObject({code: 0})
  expect(output).toMatch(/member +teamMember/)
  expect(output).toMatch(/drafts\.member +teamMember/)
  expect(output).toContain('Not reached: backups')
  expect(await client().fetch('*[]._id')).toEqual(['other'])
  expect(await history('member')).toEqual([])
  expect(await history('other')).not.toEqual([])
})

test('purges documents deleted before and unpublished drafts', async () => {
  await client().delete('drafts.member')
  await client().delete('member')
  expect(await history('member')).not.toEqual([])
  expect(await purge('member', '--yes')).toMatchObject({code: 0})
  expect(await history('member')).toEqual([])
  await client().create({_id: 'drafts.new', _type: 'note'})
  expect(await purge('drafts.new', '--yes')).toMatchObject({code: 0})
  expect(await history('new')).toEqual([])
})

test('empties the bin of the document, also after it was restored', async () => {
  const inBin = `${binPrefix}member`
  const bytes = () => lake.request(`/v2025-02-19/data/history/production/transactions/${inBin}`)
  const deleted = await moveToBin(client() as never, 'member', 'Ada')
  expect(await client().fetch('*[]._id|order(@)')).toEqual([inBin, 'other'])
  await takeOut(client() as never, deleted)
  await moveToBin(client() as never, 'member', 'Ada')
  expect(await purge('member', '--yes')).toMatchObject({code: 0})
  expect(await client().fetch('*[]._id')).toEqual(['other'])
  expect(await (await bytes()).text()).toBe('')
})

test('a hosted project that deletes published documents only', async () => {
  const project = await hostedProject(lake)
  project.strict = true
  await client().delete('drafts.member')
  await client().delete('member')
  expect(await command(['purge', 'member', '--yes'], project.env)).toMatchObject({code: 0})
  expect(await history('member')).toEqual([])
  expect(await client().fetch('*[]._id')).toEqual(['other'])
  await project.stop()
})

test('shows what it will do and does nothing without a yes', async () => {
  const {code, output} = await purge('member')
  expect(code).toBe(1)
  expect(output).toMatch(/history of \d+ changes/)
  expect(output).toContain('Nothing was written. Add --yes')
  expect(await client().fetch('count(*)')).toBe(3)
})

test('of a page or settings it says first what becomes of the website', async () => {
  await client().createOrReplace({_id: 'siteSettings', _type: 'siteSettings'})
  expect((await purge('siteSettings')).output).toContain('the website may show nothing')
  expect((await purge('member')).output).not.toContain('the website may show nothing')
})

test('names and keeps documents that are referenced', async () => {
  await client().create({_id: 'page', _type: 'teamPage', first: {_type: 'reference', _ref: 'member'}})
  const {code, output} = await purge('member', '--yes')
  expect(code).toBe(1)
  expect(output).toMatch(/other documents point to it[\s\S]*page +teamPage/)
  expect(await client().getDocument('member')).toBeTruthy()
})

test.each<[string, string[], string]>([
  ['no id', [], 'Name one document by its id'],
  ['an unknown id', ['nosuch', '--yes'], 'has no document, draft or history of “nosuch”'],
  ['no id at all', ['*', '--yes'], 'is no id of a document'],
])('%s', async (_, words, message) => {
  const {code, output} = await purge(...words)
  expect(output).toContain(message)
  expect(code).toBe(1)
})
