import {notImplemented} from './errors.ts'
import type {Route} from './router.ts'

/** What the hosted API offers under which addresses, whatever the method, and a local lake does not. */
const HOSTED_ONLY: [paths: string[], what: string][] = [
  [['/agent/*', '/assist/*'], 'agent actions and AI assistance'],
  [['/embeddings-index/*', '/knowledge-bases/*', '/context/*'], 'embeddings and knowledge bases'],
  [['/graphql/*', '/apis/graphql/*'], 'GraphQL; ask in GROQ'],
  [['/hooks/*'], 'webhooks; listen for changes instead'],
  [['/functions/*', '/blueprints/*'], 'functions and blueprints'],
  [['/media-libraries/*'], 'media libraries; upload pictures and files to a dataset'],
  [['/canvases/*', '/dashboards/*'], 'canvases and dashboards'],
  [['/comments/*', '/collaboration/*'], 'comments and tasks'],
  [
    ['/schedules/*', '/projects/:project/new-content-release-allowed'],
    'releases, nor publishing at a set time; publish when it is time',
  ],
  [['/projects'], 'lists of projects, nor further ones; it has one, under whatever id it is asked for'],
  [
    ['/cors/*', '/projects/:project/cors/*'],
    'CORS settings of a project; LAKE_ORIGINS names the origins that may call it',
  ],
  [
    ['/tokens/*', '/projects/:project/tokens/*'],
    'tokens of a project; LAKE_TOKEN is the one that it demands, and without that it takes any',
  ],
  [
    [
      '/access/*',
      '/invitations/*',
      '/organizations/*',
      '/projects/:project/members/*',
      '/projects/:project/permissions/*',
      '/projects/:project/acl/*',
      '/users/me/grants',
    ],
    'members, roles and organisations; there is one editor',
  ],
  [
    ['/projects/:project/features/*', '/plans/*'],
    'plans and their features; what it can do is free of charge',
  ],
  [
    ['/user-applications/*', '/projects/:project/user-applications/*', '/applications/*', '/installations/*'],
    'deployed Studios and applications',
  ],
  [
    [
      '/projects/:project/datasets/copy',
      ...['copy', 'rename'].flatMap((name) => ofDataset(`${name}/*`)),
      '/jobs/*',
    ],
    'copying or renaming a dataset; npm run export and npm run import make a copy',
  ],
  [
    [...ofDataset('backups/*'), ...ofDataset('settings/backups/*')],
    'backups by itself; npm run export makes one',
  ],
  [['/aliases/*', ...ofDataset('tags/*'), '/projects/:project/tags/*'], 'aliases and tags of datasets'],
  [[...ofDataset('settings/*'), ...ofDataset('schemas/*')], 'these settings of a dataset'],
  [['/descriptors/*'], 'schemas that are kept with the content'],
  [['/geoip/*'], 'telling where a connection comes from'],
  [['/intake/*'], 'telemetry and feedback to Sanity'],
  [
    ['query', 'doc', 'mutate', 'actions', 'listen', 'live', 'history', 'export'].map(
      (name) => `/projects/:project/datasets/:dataset/${name}/*`,
    ),
    'clients with a "resource"; give them projectId and dataset',
  ],
  [['/assets/:type/:dataset/from-url'], 'uploads from an address; send the file itself'],
  [
    ['/auth/fetch', '/auth/oauth/*', '/auth/session/create', '/auth/refresh-token'],
    'signing in with an account of Sanity',
  ],
]

/** The two addresses that a dataset has. */
function ofDataset(path: string): string[] {
  return [`/projects/:project/datasets/:dataset/${path}`, `/datasets/:dataset/${path}`]
}

/** Refuses in words what would look like a wrong address otherwise. After all other routes, as they come first. */
export function hostedOnlyRoutes(): Route[] {
  return HOSTED_ONLY.flatMap(([paths, what]) =>
    paths.map((path) => ({
      method: 'any' as const,
      path,
      versioned: true,
      handle: () => {
        throw notImplemented(what)
      },
    })),
  )
}
