import {z} from 'zod'
import {httpError} from './errors.ts'
import type {FileStore} from './file-store.ts'
import {EDITOR_ID} from './identity.ts'
import type {ImageCache} from './image-cache.ts'
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
export function projectRoutes(store: Store, files: FileStore, pictures: ImageCache): Route[] {
  const routes: Omit<Route, 'versioned'>[] = [
    {method: 'GET', path: '/projects/:project', handle: signedIn(({params}) => project(params.project))},
    {method: 'GET', path: '/projects/:project/grants', handle: signedIn(() => GRANTS)},
    {method: 'GET', path: '/projects/:project/datasets', handle: signedIn((context) => list(store, context))},
    {
      method: 'GET',
      path: '/projects/:project/datasets/:dataset/acl',
      handle: (context) => json(rights(datasetOf(store, context), context)),
    },
    {
      method: 'GET',
      path: '/projects/:project/datasets/:dataset/settings/indexing',
      handle: signedIn(() => ({partialIndexing: {maxFieldDepth: 20}})),
    },
    ...['/projects/:project/datasets/:dataset', '/datasets/:dataset'].flatMap((path): typeof routes => [
      {method: 'PUT', path, handle: (context) => create(store, context)},
      {method: 'PATCH', path, handle: (context) => edit(store, context)},
      {method: 'DELETE', path, handle: (context) => remove(store, files, pictures, context)},
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

function rights({aclMode}: Dataset, {signedIn}: Context) {
  if (signedIn) return [EVERYTHING]
  return aclMode === 'public' ? [PUBLISHED] : []
}

function described({name, aclMode, createdAt}: Dataset) {
  return {
    name,
    aclMode,
    createdAt,
    createdByUserId: EDITOR_ID,
    addonFor: null,
    features: [],
    tags: [],
  }
}

const aclMode = z.enum(['public', 'private'])
const creation = z.object({aclMode: aclMode.optional()})
const change = z.object({aclMode})

/** Whoever asks twice for the same gets it; a dataset that is there never changes hands by the way. */
async function create(store: Store, context: Context): Promise<Response> {
  requireEditor(context)
  const hasBody = Boolean(context.request.headers.get('content-type'))
  const {aclMode = 'public'} = hasBody ? parseOr400(creation, await readJson(context.request, MAX_BYTES)) : {}
  const dataset = datasetOf(store, context)
  if (dataset.createdAt !== undefined && dataset.aclMode !== aclMode)
    throw httpError(409, `Dataset "${dataset.name}" is there already, and ${dataset.aclMode}`)
  store.createDataset(dataset.name, aclMode)
  return json({datasetName: dataset.name, aclMode})
}

async function edit(store: Store, context: Context): Promise<Response> {
  requireEditor(context)
  const {aclMode} = parseOr400(change, await readJson(context.request, MAX_BYTES))
  const {name, createdAt} = datasetOf(store, context)
  if (createdAt === undefined) throw httpError(404, `Dataset "${name}" not found`)
  store.setAclMode(name, aclMode)
  return json({datasetName: name, aclMode})
}

/** What was in it is gone for good, its history, pictures and files included. */
async function remove(
  store: Store,
  files: FileStore,
  pictures: ImageCache,
  context: Context,
): Promise<Response> {
  requireEditor(context)
  const {name} = datasetOf(store, context)
  if (!store.deleteDataset(name)) throw httpError(404, `Dataset "${name}" not found`)
  await files.removeAll(name)
  await pictures.removeAll(name)
  // Last, as the room that the files took may be needed for it.
  store.sweep()
  return json({deleted: true})
}
