import {randomBytes} from 'node:crypto'
import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'
import {API_VERSION, startLake} from '../support.ts'

/**
 * The vendor's client against a lake, one file for each group of endpoints. Each file runs with client 7 (what the site
 * has) and with client 8 (what the Studio has), see vitest.config.ts. It runs against the local lake, or, to check what
 * we believe about the hosted one, against a project of which `SANITY_TEST_PROJECT_ID` and `SANITY_TEST_TOKEN` (of an
 * administrator) are set. There each file makes a dataset of its own and deletes it at the end.
 */
const hosted = {
  projectId: process.env.SANITY_TEST_PROJECT_ID,
  token: process.env.SANITY_TEST_TOKEN,
  /** For a lake at an address of its own. */
  apiHost: process.env.SANITY_TEST_API_HOST,
}

const isHosted = hosted.projectId !== undefined

/**
 * For the local lake only, as the thing itself is local: what it refuses with 501, bounds of its own, its addresses,
 * datasets made by their first write, restarts, and the answers that never change. Everything else is a `test`, also where
 * we only believe that the hosted lake does the same: running it there is how that is checked.
 */
export const ours = test.skipIf(isHosted)

/** For a lake that takes no token but its own: a second local one, at an address of its own, may take any. */
export const demandingToken = test.skipIf(hosted.apiHost !== undefined)

/** What a test has to say beyond what is documented: the local lake's words, headers, exact colours and names of tags. */
export async function locally(check: () => unknown) {
  if (!isHosted) await check()
}

/** A value of ours, where the hosted lake may answer with another one that means the same, such as 403 for 401. */
export const either = (our: unknown, ...theirs: unknown[]): unknown =>
  isHosted ? expect.toBeOneOf([our, ...theirs]) : our

/** Status of a request by somebody who has no right to it. */
export const NO_RIGHTS = either(401, 403)

/** Documents of ours: a hosted dataset has some of its own, which are there in the raw perspective. */
export const ALL = '*[!(_id in path("_.**"))]'

/** What a browser is told that it shall save under a name. */
export async function expectDownload(headers: Headers, name: string) {
  const disposition = headers.get('content-disposition')
  expect(disposition).toMatch(/^attachment;/)
  expect(decodeURIComponent(disposition ?? '')).toContain(name)
  await locally(() => expect(disposition).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`))
}

export type ClientLake = {
  /** Without a path. */
  url: string
  /** Where pictures and files are fetched, without a path. */
  cdn: string
  /** Of `client()` and of paths that name one. */
  dataset: string
  projectId: string
  /** Id of the user who writes. */
  editor: string
  /** Signed in, unless the configuration says otherwise. */
  client(config?: ClientConfig): SanityClient
  /** A plain request, signed in. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The name of a dataset in which nothing is. */
  emptyDataset(): Promise<string>
  /**
   * The name of a dataset in which nothing has ever been; takes longer where it is hosted. There the last one goes when
   * another is made, as a project may have few datasets.
   */
  newDataset(aclMode?: AclMode): Promise<string>
  stop(): Promise<void>
}

type AclMode = 'public' | 'private'

type Wishes = {
  /** Of its dataset. */
  aclMode?: AclMode
  /** The only one that the local lake takes then; without it, as with `npm start`, any is good. */
  token?: string
}

/** A lake for the tests of a file, in which nothing is; whoever opens it stops it. */
export const openLake = ({aclMode = 'public', token}: Wishes = {}): Promise<ClientLake> =>
  hosted.projectId ? openHosted(hosted.projectId, aclMode, hosted.token) : openLocal(aclMode, token)

async function openLocal(aclMode: AclMode, token?: string): Promise<ClientLake> {
  const lake = await startLake({maxUploadBytes: 50_000, origins: ['http://studio.test:3000'], token})
  let number = 0
  const nextName = () => `test-${number++}`
  /** A public one comes with its first write. */
  const prepare = async (name: string, mode: AclMode) => {
    if (mode === 'private') await lake.client().datasets.create(name, {aclMode: mode})
    return name
  }
  return {
    ...lake,
    client: (config) => lake.client({...(token && {token}), ...config}),
    cdn: lake.url,
    dataset: await prepare('production', aclMode),
    projectId: 'local',
    editor: 'local-editor',
    emptyDataset: async () => nextName(),
    newDataset: (mode = 'public') => prepare(nextName(), mode),
  }
}

async function openHosted(projectId: string, mode: AclMode, token = ''): Promise<ClientLake> {
  const dataset = `client-test-${randomBytes(4).toString('hex')}`
  const url = hosted.apiHost ?? `https://${projectId}.api.sanity.io`
  const client = (config: ClientConfig = {}) =>
    createClient({
      projectId,
      dataset,
      apiVersion: API_VERSION,
      useCdn: false,
      token,
      maxRetries: 0,
      ...(hosted.apiHost && {apiHost: hosted.apiHost, useProjectHostname: false}),
      ...config,
    })
  const create = (name: string, aclMode: AclMode) => client().datasets.create(name, {aclMode})
  /** Unless a test has done so itself. */
  const remove = async (name: string) => {
    const there = await client().datasets.list()
    if (there.some((dataset) => dataset.name === name)) await client().datasets.delete(name)
  }
  /** One at most, beside that of the file. */
  const further: string[] = []
  await create(dataset, mode)
  return {
    url,
    cdn: hosted.apiHost ?? 'https://cdn.sanity.io',
    dataset,
    projectId,
    editor: (await client().users.getById('me')).id,
    client,
    request: (path, init = {}) =>
      fetch(url + path, {...init, headers: {authorization: `Bearer ${token}`, ...init.headers}}),
    async emptyDataset() {
      await client().delete({query: ALL})
      return dataset
    },
    async newDataset(aclMode = 'public') {
      for (const former of further.splice(0)) await remove(former)
      const name = `${dataset}-${randomBytes(2).toString('hex')}`
      await create(name, aclMode)
      further.push(name)
      return name
    },
    async stop() {
      for (const name of [...further, dataset]) await remove(name)
    },
  }
}
