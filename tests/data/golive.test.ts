// @vitest-environment node
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {parseEnv} from '../../app/environment.ts'
import {connect} from '../../studio/data/connection.ts'
import {
  corsFindings,
  environmentFindings,
  newsletterFindings,
  tokenFindings,
  webhookFindings,
} from '../../studio/data/connection-checks.ts'
import {listed} from '../../studio/data/findings.ts'
import {startLake, type TestLake} from '../lake/support.ts'
import {freePort} from '../support/free-port.ts'
import {type HostedProject, hostedProject} from './hosted-project.ts'
import {fillLargeDataset} from './large-dataset.ts'
import {command, portOf, temporaryFolder} from './support.ts'

/** `npm run golive` from one lake to another that stands for the hosted project, with tokens, CORS and webhooks of its own. */

const folder = temporaryFolder()
const site = 'https://www.stiftung.de'
let local: TestLake
let hosted: TestLake
let project: HostedProject

beforeAll(async () => {
  local = await startLake()
  await fillLargeDataset(local.client({perspective: 'raw', timeout: 60_000}), 120)
})
afterAll(async () => {
  await local.stop()
  folder.remove()
})
beforeEach(async () => {
  hosted = await startLake({origins: [site]})
  await hosted.client().datasets.create('production')
  await hosted.client().datasets.create('newsletter', {aclMode: 'private'})
  project = await hostedProject(hosted)
})
afterEach(async () => {
  await project.stop()
  await hosted.stop()
})

const golive = (words: string[] = [], env: Record<string, string> = {}) =>
  command(['golive', ...words], {
    LAKE_PORT: portOf(local.url),
    SANITY_PROJECT_ID: 'abc',
    SANITY_API_HOST: project.url,
    SANITY_TOKEN: 'viewer',
    SANITY_WRITE_TOKEN: 'editor',
    PUBLIC_URL: site,
    FOUNDATION_API_URL: 'https://api.stiftung.de/v1',
    DATA_DIR: folder.path,
    ...env,
  })

const there = () => hosted.client({perspective: 'raw'})
const count = () => there().fetch<number>('count(*)')
/** Entries, drafts, a private document, pictures and files. */
const all = 120 + 100 + 1 + 13

// Each is two or three commands, whole processes that a busy machine runs slowly.
describe('the move', {timeout: 120_000}, () => {
  test('shows what it will do, and writes nothing without a yes', async () => {
    const {code, output} = await golive()
    expect(code).toBe(1)
    expect(output).toMatch(/entry +\d+ +0 +0 +0/)
    expect(output).toContain('Pictures and files to upload: 13')
    expect(output).toContain('Nothing was written. Add --yes')
    expect(await count()).toBe(0)
  })

  test('moves everything but secrets; again, there is nothing left to do', async () => {
    const done = await golive(['--yes'])
    expect(done).toMatchObject({code: 0})
    expect(done.output).toContain('Checked: everything is in the dataset “production” of project “abc”')
    expect(await count()).toBe(all)
    expect(await there().fetch('count(*[_type match "sanity.preview*"])')).toBe(0)
    const again = await golive([])
    expect(again).toMatchObject({code: 0})
    expect(again.output).toContain('Everything is there already')
  })

  test.each([1, 8, 17])(
    'goes on after the line was cut at write %i',
    async (writes) => {
      project.writesLeft = writes
      const cut = await golive(['--yes'])
      expect(cut.code).toBe(1)
      expect(cut.output).toContain('Run the command again; it goes on where it stopped')
      project.writesLeft = Number.POSITIVE_INFINITY
      const again = await golive(['--yes'])
      expect(again).toMatchObject({code: 0})
      expect(again.output).toContain('Checked: everything is in')
      expect(await count()).toBe(all)
      expect(await there().fetch('count(*[defined(next._weak)])')).toBe(0)
    },
    120_000,
  )

  test('asks no inner address for what somebody has put into a document, and writes nothing', async () => {
    const client = local.client({perspective: 'raw'})
    const address = `file@${local.url}/v1/data/export/newsletter`
    await client.create({_id: 'named', _type: 'entry', file: {_type: 'file', _sanityAsset: address}})
    try {
      const {code, output} = await golive(['--yes'])
      expect(code).toBe(1)
      expect(output).toContain('Nothing was written. file._sanityAsset of “named”')
      expect(output).not.toContain('cut off')
      expect(await count()).toBe(0)
    } finally {
      await client.delete('named')
    }
  })

  test('says which other datasets documents point into, until they are there', async () => {
    const client = local.client({perspective: 'raw'})
    const book = {
      _type: 'crossDatasetReference',
      _ref: 'a',
      _dataset: 'library',
      _projectId: 'local',
      _weak: true,
    }
    await client.create({_id: 'pointing', _type: 'entry', book})
    try {
      const refused = await golive(['--yes'])
      expect(refused.code).toBe(1)
      expect(refused.output).toContain(
        '✗ Documents point into datasets that the project does not have: “library” (from pointing.book)',
      )
      expect(refused.output).toContain('Move those datasets first')
      expect(await count()).toBe(0)
      await hosted.client().datasets.create('library')
      const moved = await golive(['--yes'])
      expect(moved).toMatchObject({code: 0})
      expect(moved.output).toContain('Checked: everything is in')
      expect(await there().fetch('*[_id == "pointing"][0].book')).toEqual({...book, _projectId: 'abc'})
    } finally {
      await client.delete('pointing')
    }
  })

  test('leaves alone what somebody has written there, until it is told otherwise, and then makes a backup', async () => {
    await golive(['--yes'])
    await there().patch('entry-0003').set({'title.de': 'Dort geändert'}).commit()
    const refused = await golive(['--yes'])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('entry-0003 differ there')
    expect(await there().fetch('*[_id == "entry-0003"][0].title.de')).toBe('Dort geändert')
    const replaced = await golive(['--yes', '--replace'])
    expect(replaced).toMatchObject({code: 0})
    expect(replaced.output).toMatch(/Backup of what is there now: .*production-.*\.tar\.gz/)
    expect(await there().fetch('*[_id == "entry-0003"][0].title.de')).toContain('Größe')
  }, 60_000)

  test('what the vendor’s tools add on the way is no difference', async () => {
    const client = local.client()
    await client.create({_id: 'keyless', _type: 'entry', list: [{a: 1}, {a: 2}, null]})
    try {
      expect(await golive(['--yes'])).toMatchObject({code: 0})
      const again = await golive(['--yes'])
      expect(again.output).toContain('Everything is there already; nothing was written')
    } finally {
      await client.delete('keyless')
    }
  }, 60_000)

  test('never deletes what is only there', async () => {
    await there().create({_id: 'own', _type: 'page'})
    const refused = await golive(['--yes'])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('holds own of its own')
    expect(await count()).toBe(1)
    expect(await golive(['--yes', '--replace'])).toMatchObject({code: 0})
    expect(await there().getDocument('own')).toBeTruthy()
  })
})

describe('what is checked', () => {
  const address = `${site}/webhooks/sanity`
  const webhook = {CONTENT_CHANGES: 'webhook', SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length'}

  async function findings(env: Record<string, string> = {}): Promise<string> {
    const environment = parseEnv({
      SANITY_PROJECT_ID: 'abc',
      SANITY_API_HOST: project.url,
      SANITY_TOKEN: 'viewer',
      SANITY_WRITE_TOKEN: 'editor',
      PUBLIC_URL: site,
      FOUNDATION_API_URL: 'https://api.stiftung.de/v1',
      ...env,
    })
    const target = connect(environment)
    return listed([
      ...environmentFindings(environment),
      ...(await tokenFindings(target, environment)),
      ...(await newsletterFindings(target)),
      ...(await corsFindings(target, environment)),
      ...(await webhookFindings(target, environment)),
    ])
  }

  test('the dataset for the newsletter is there, and private', async () => {
    const {datasets} = hosted.client()
    expect(await findings()).not.toContain('newsletter')
    await datasets.edit('newsletter', {aclMode: 'public'})
    expect(await findings()).toContain('“newsletter” is not private')
    await datasets.delete('newsletter')
    expect(await findings()).toContain('there is no dataset “newsletter”')
  })

  test('nothing is said where all is well', async () => {
    project.hooks = [{url: address, dataset: '*'}]
    await there().create({_id: 'drafts.page', _type: 'page'})
    expect(await findings(webhook)).toBe('')
  })

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a token for writing that may not',
      {SANITY_WRITE_TOKEN: 'viewer'},
      /✗ The token for writing .* may not write/,
    ],
    ['one token for both', {SANITY_TOKEN: 'editor'}, /! There is one token for everything/],
    ['no token to read', {SANITY_TOKEN: ''}, /! There is one token for everything/],
    ['a token to read that is wrong', {SANITY_TOKEN: 'wrong'}, /! The site’s token .* is not taken/],
    ['a token to read that writes', {SANITY_TOKEN: 'second-editor'}, /! The site’s token .* may write/],
    ['drafts that are not seen', {SANITY_TOKEN: 'blind'}, /! The site’s token .* sees no drafts/],
    [
      'another origin',
      {PUBLIC_URL: 'https://other.de'},
      /! The Studio at https:\/\/other.de\/studio cannot reach/,
    ],
    ['an address of this machine', {PUBLIC_URL: ''}, /! The site’s address is http:\/\/localhost:3000/],
    ['no encryption', {PUBLIC_URL: 'http://www.stiftung.de'}, /is not encrypted/],
    ['messages to the stand-in', {FOUNDATION_API_URL: ''}, /stand-in of the foundation’s API/],
    ['no webhook', webhook, /! There is no webhook/],
  ])('%s', async (_, env, message) => {
    await there().create({_id: 'drafts.page', _type: 'page'})
    expect(await findings(env)).toMatch(message)
  })

  test('a token to read that nothing can be tried with', async () => {
    expect(await findings()).toContain('· Whether the site’s token sees drafts could not be tried')
  })

  test('a webhook that is switched off, is for another dataset, or may not be seen', async () => {
    project.hooks = [{url: address, dataset: 'production', isDisabledByUser: true}]
    expect(await findings(webhook)).toContain('is switched off, or for another dataset')
    project.hooks = [{url: address, dataset: 'staging'}]
    expect(await findings(webhook)).toContain('is switched off, or for another dataset')
    project.hooks = undefined
    expect(await findings(webhook)).toContain('· Whether the webhook is set up could not be checked')
  })
})

describe('what goes wrong is said, and nothing is written', () => {
  test.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp]>([
    ['no project', () => ({SANITY_PROJECT_ID: '', SANITY_API_HOST: ''}), /Name the hosted project/],
    [
      'no token',
      () => ({SANITY_TOKEN: '', SANITY_WRITE_TOKEN: ''}),
      /SANITY_WRITE_TOKEN is missing, for project “abc”/,
    ],
    ['a wrong token', () => ({SANITY_WRITE_TOKEN: 'wrong'}), /does not take this token/],
    [
      'an unknown dataset',
      () => ({SANITY_DATASET: 'nosuch'}),
      /There is no dataset “nosuch” of project “abc”. It has: newsletter, production\. Create it at/,
    ],
    [
      'the project cannot be reached',
      async () => ({SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`}),
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    ['no local lake', async () => ({LAKE_PORT: String(await freePort())}), /The local lake does not answer/],
    ['the lake itself', () => ({SANITY_API_HOST: local.url}), /is the local lake itself/],
  ])('%s', async (_, env, message) => {
    const {code, output} = await golive(['--yes'], await env())
    expect(output).toMatch(message)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect(await count()).toBe(0)
  })

  test('an unknown local dataset', async () => {
    expect((await golive(['--from', 'nosuch'])).output).toContain(
      'There is no dataset “nosuch” of the local lake',
    )
  })
})
