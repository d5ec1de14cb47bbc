import {z} from 'zod'
import {httpError} from '../http/errors.ts'
import {EDITOR_ID} from '../http/identity.ts'
import {datasetOf, parseOptions, parseOr400, readJson, requireEditor, requireSignIn} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import type {Dataset, Store} from '../store/store.ts'
import {ADMINISTRATOR} from './people.ts'

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

/** `/projects/:id…`: the one project (any id works), its datasets and permissions. */
export function projectRoutes(store: Store): Route[] {
  return [
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
    ...['/projects/:project/datasets/:dataset', '/datasets/:dataset'].flatMap((path): Route[] => [
      {method: 'PUT', path, handle: (context) => create(store, context)},
      {method: 'PATCH', path, handle: (context) => edit(store, context)},
    ]),
  ]
}

function signedIn(respond: (context: Context) => unknown): Route['handle'] {
  return (context) => {
    requireSignIn(context, 'Reading the project')
    return json(respond(context))
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
  // Add-on datasets, such as those for comments, do not exist here.
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

/** Creating an existing dataset succeeds, but never changes its access mode. */
async function create(store: Store, context: Context): Promise<Response> {
  requireEditor(context)
  const hasBody = Boolean(context.request.headers.get('content-type'))
  const {aclMode = 'public'} = hasBody ? parseOr400(creation, await readJson(context.request, MAX_BYTES)) : {}
  const dataset = datasetOf(store, context)
  if (dataset.createdAt !== undefined && dataset.aclMode !== aclMode)
    throw httpError(409, `Dataset "${dataset.name}" already exists, and is ${dataset.aclMode}`)
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
