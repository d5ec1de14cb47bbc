import {randomBytes} from 'node:crypto'
import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {test} from 'vitest'
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

/** What the local lake is asked only: what it refuses, who it signs in, and how it says so. */
export const ours = test.skipIf(hosted.projectId !== undefined)

/** Documents of ours: a hosted dataset has some of its own, which are there in the raw perspective. */
export const ALL = '*[!(_id in path("_.**"))]'

export type ClientLake = {
  /** Without a path. */
  url: string
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
  /** The name of a dataset in which nothing has ever been; takes longer where it is hosted. */
  newDataset(): Promise<string>
  stop(): Promise<void>
}

/** A lake for the tests of a file, in which nothing is; whoever opens it stops it. */
export const openLake = (): Promise<ClientLake> =>
  hosted.projectId ? openHosted(hosted.projectId, hosted.token) : openLocal()

async function openLocal(): Promise<ClientLake> {
  const lake = await startLake({maxUploadBytes: 50_000, origins: ['http://studio.test:3000']})
  let number = 0
  const nextName = async () => `test-${number++}`
  return {
    ...lake,
    dataset: 'production',
    projectId: 'local',
    editor: 'local-editor',
    emptyDataset: nextName,
    newDataset: nextName,
  }
}

async function openHosted(projectId: string, token = ''): Promise<ClientLake> {
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
  const create = (name: string) => client().datasets.create(name, {aclMode: 'public'})
  const remove = (name: string) => client().datasets.delete(name)
  /** A project may have few datasets: there is one more than that of the file, at most. */
  const further: string[] = []
  await create(dataset)
  return {
    url,
    dataset,
    projectId,
    editor: (await client().users.getById('me')).id,
    client,
    request: (path, init = {}) =>
      fetch(url + path, {...init, headers: {authorization: `Bearer ${token}`, ...init.headers}}),
    async emptyDataset() {
      await client().delete({query: `*[!(_id in path("_.**"))]`})
      return dataset
    },
    async newDataset() {
      for (const former of further.splice(0)) await remove(former)
      const name = `${dataset}-${randomBytes(2).toString('hex')}`
      await create(name)
      further.push(name)
      return name
    },
    async stop() {
      for (const name of [...further, dataset]) await remove(name)
    },
  }
}
