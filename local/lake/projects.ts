import {z} from 'zod'
import {httpError, notImplemented} from './errors.ts'
import type {FileStore} from './file-store.ts'
import {EDITOR_ID} from './identity.ts'
import {datasetOf, parseOptions, parseOr400, readJson, requireEditor, requireSignIn} from './input.ts'
import {ADMINISTRATOR} from './people.ts'
import {type Context, json, type Route} from './router.ts'
import type {Dataset, Store} from './store.ts'

const MAX_BYTES = 10_000
const SINCE = '2026-01-01T00:00:00Z'

const EVERYTHING = {
  filter: '_id in path("**")',
  permissions: ['read', 'create', 'update', 'history', 'manage', 'editHistory'],
}
const PUBLISHED = {filter: '_id in path("*")', permissions: ['read']}

const GRANTS = {
  'sanity.project': [{grants: ['read', 'update'].map((name) => ({name, params: {}}))}],
}

const listing = z.object({addonFor: z.string().optional()})

/** `/projects/:id…`: the one project under whatever id a client knows it, its datasets and who may do what. */
export function projectRoutes(store: Store, files: FileStore): Route[] {
  const routes: Omit<Route, 'versioned'>[] = [
    {method: 'GET', path: '/projects/:project', handle: signedIn(({params}) => project(params.project))},
    {method: 'GET', path: '/projects/:project/grants', handle: signedIn(() => GRANTS)},
    {method: 'GET', path: '/projects/:project/datasets', handle: signedIn((context) => list(store, context))},
    {
      method: 'GET',
      path: '/projects/:project/datasets/:dataset/acl',
      handle: (context) => json([context.signedIn ? EVERYTHING : PUBLISHED]),
    },
    {
      method: 'GET',
      path: '/projects/:project/datasets/:dataset/settings/indexing',
      handle: signedIn(() => ({partialIndexing: {maxFieldDepth: 20}})),
    },
    ...['/projects/:project/datasets/:dataset', '/datasets/:dataset'].flatMap((path): typeof routes => [
      {method: 'PUT', path, handle: (context) => create(store, context)},
      {method: 'DELETE', path, handle: (context) => remove(store, files, context)},
    ]),
  ]
  return routes.map((route) => ({...route, versioned: true}))
}

function signedIn(answer: (context: Context) => unknown): Route['handle'] {
  return (context) => {
    requireSignIn(context, 'Reading the project')
    return json(answer(context))
  }
}

function project(id = '') {
  return {
    id,
    displayName: 'Local content lake',
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    metadata: {},
    features: [],
    members: [{id: EDITOR_ID, isCurrentUser: true, isRobot: false, roles: [ADMINISTRATOR]}],
    createdAt: SINCE,
  }
}

function list(store: Store, {url}: Context) {
  // Datasets beside datasets, such as those for comments, do not exist here.
  if (parseOptions(listing, url).addonFor !== undefined) return []
  return store.datasets().map(described)
}

function described({name, createdAt}: Dataset) {
  return {
    name,
    aclMode: 'public',
    createdAt,
    createdByUserId: EDITOR_ID,
    addonFor: null,
    features: [],
    tags: [],
  }
}

const creation = z.object({aclMode: z.string().optional()})

/** Published documents are public in every dataset, drafts in none; nobody shall believe otherwise. */
async function create(store: Store, context: Context): Promise<Response> {
  requireEditor(context)
  const hasBody = Boolean(context.request.headers.get('content-type'))
  const {aclMode = 'public'} = hasBody ? parseOr400(creation, await readJson(context.request, MAX_BYTES)) : {}
  if (aclMode !== 'public') throw notImplemented(`datasets with the access mode "${aclMode}"`)
  const dataset = datasetOf(store, context)
  store.createDataset(dataset.name)
  return json({datasetName: dataset.name, aclMode: 'public'})
}

/** What was in it is gone for good, its history, pictures and files included. */
async function remove(store: Store, files: FileStore, context: Context): Promise<Response> {
  requireEditor(context)
  const {name} = datasetOf(store, context)
  if (!store.deleteDataset(name)) throw httpError(404, `Dataset "${name}" not found`)
  await files.removeAll(name)
  return json({deleted: true})
}
