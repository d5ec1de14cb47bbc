import {beforeEach, expect, test} from 'vitest'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'
import {command, portOf} from './support.ts'

/** `npm run migrate` on a dataset that staff have edited. */

const lake = lakeForFile()

const client = () => lake.client({perspective: 'raw'})
const migrate = (...words: string[]) => command(['migrate', ...words], {LAKE_PORT: portOf(lake.url)})
const settings = (_id: string, numbers: string[], whatsapp: string) => ({
  _id,
  _type: 'siteSettings',
  name: {de: 'Unsere Stiftung', en: 'Our foundation'},
  phones: numbers.map((number, index) => ({_key: `k${index}`, _type: 'phoneNumber', number})),
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

test('shows the changes, and writes nothing in a dry run or without a yes', async () => {
  const before = await client().fetch('*|order(_id)')
  const trial = await migrate('phone-numbers-international', '--dry-run')
  expect(trial).toMatchObject({code: 0})
  expect(trial.output).toContain('3 changes')
  expect(trial.output).toMatch(
    /siteSettings +\{"set":\{"phones\[_key==\\"k0\\"\]\.number":"\+49 30 23125 100"\}\}/,
  )
  const unasked = await migrate('phone-numbers-international')
  expect(unasked.code).toBe(1)
  expect(unasked.output).toContain('Add --yes')
  expect(await client().fetch('*|order(_id)')).toEqual(before)
})

test('changes drafts and published documents of its type and nothing else, and is then done', async () => {
  expect(await migrate('phone-numbers-international', '--yes')).toMatchObject({code: 0})
  expect(
    await client().fetch('*|order(_id){_id, number, name, "all": phones[].number, "w": whatsapp.number}'),
  ).toMatchObject([
    {_id: 'drafts.siteSettings', all: ['+49 30 23125 101'], w: '+49 30 23125 900'},
    {_id: 'imprintPage', number: '030 1'},
    {
      _id: 'siteSettings',
      all: ['+49 30 23125 100', '+49 30 23125 200'],
      w: '+49 30 23125 900',
      name: {de: 'Unsere Stiftung'},
    },
  ])
  const again = await migrate('phone-numbers-international', '--yes')
  expect(again).toMatchObject({code: 0, output: expect.stringContaining('0 changes')})
})

test('removes the sign of the currency beside its code', async () => {
  const donations = {currencySymbol: '$', currencyCode: 'USD'}
  await client().patch('siteSettings').set({donations}).commit()
  for (const changes of ['1 change', '0 changes'])
    expect((await migrate('currency-by-code', '--yes')).output).toContain(changes)
  expect(await client().fetch('*[_id == "siteSettings"][0].donations')).toEqual({currencyCode: 'USD'})
})

test.each<[string, string[], string]>([
  ['no name', [], 'Name one migration. Migrations: currency-by-code, phone-numbers-international'],
  ['an unknown name', ['nosuch'], 'There is no migration “nosuch”'],
  ['a path out of the folder', ['../data'], 'There is no migration “../data”'],
])('refuses %s', async (_, words, message) => {
  expect(await migrate(...words)).toEqual({code: 1, output: expect.stringContaining(message)})
})
