import {describe, expect, test} from 'vitest'
import {type Import, importsOf} from './imports.ts'
import {productSources, type Source} from './sources.ts'

/** Who may import whom. A rule names files and what of ours they may import beside their own folder. */

interface Rule {
  of: RegExp
  may: RegExp
  /** One import that the rule has to find. */
  forbids: Source
}

const environment = /^app\/(calls|env|errors|log|secret|workers)\.server$/
const languages = /^app\/i18n\//
/** What is pure in the content module: shapes, addresses and tags, no fetch. */
const contentShapes = /^app\/content\/(image|paths|stand-ins)$/
const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({source}) => source).join('|'))

const rules: Record<string, Rule> = {
  environment: {
    of: /^app\/environment\.ts$/,
    may: /^app\/i18n\/languages$/,
    forbids: {path: 'app/environment.ts', text: "import '~/content/paths'"},
  },
  'the environment of the process, the log and the secret': {
    of: /^app\/(calls|env|errors|log|secret|workers)\.server\.ts$/,
    may: /^app\/(environment|(env|log|workers)\.server)$/,
    forbids: {path: 'app/env.server.ts', text: "import '~/i18n/languages'"},
  },
  i18n: {
    of: languages,
    may: any(languages, environment),
    forbids: {path: 'app/i18n/format.ts', text: "export {x} from '../ui/site'"},
  },
  content: {
    of: /^app\/content\//,
    may: any(/^app\/content\//, environment, languages),
    forbids: {path: 'app/content/paths.ts', text: "import type {x} from '~/ui/link'"},
  },
  foundation: {
    of: /^app\/foundation\//,
    may: any(/^app\/foundation\//, environment),
    forbids: {path: 'app/foundation/api.server.ts', text: "import '~/content/content.server'"},
  },
  ui: {
    of: /^app\/ui\//,
    may: any(/^app\/ui\//, languages, contentShapes, /^app\/(root|page-address)$/),
    forbids: {path: 'app/ui/header.tsx', text: "import {x} from '~/forms/result'"},
  },
  forms: {
    of: /^app\/forms\//,
    may: any(/^app\/(forms|ui|foundation)\//, languages, environment),
    forbids: {path: 'app/forms/fields.tsx', text: "import('~/content/content.server')"},
  },
  newsletter: {
    of: /^app\/newsletter\//,
    may: any(/^app\/(newsletter|forms|ui)\//, /^app\/(environment|page-address)$/, environment, languages),
    forbids: {path: 'app/newsletter/form.tsx', text: "import '~/content/content.server'"},
  },
  donations: {
    of: /^app\/donations\//,
    may: any(/^app\/(donations|ui|forms)\//, environment, languages, /^app\/content\//),
    forbids: {path: 'app/donations/amount.ts', text: "import '../foundation/api.server'"},
  },
  licences: {
    of: /^app\/licences\//,
    may: any(/^app\/(licences|ui|forms)\//, languages, /^app\/content\//),
    forbids: {path: 'app/licences/limits.ts', text: "import '../foundation/api.server'"},
  },
  'app as a whole': {
    of: /^app\//,
    may: /^app\//,
    forbids: {path: 'app/root.tsx', text: "import '../local/ports.ts'"},
  },
  server: {
    of: /^server\//,
    may: /^server\//,
    forbids: {path: 'server/app.ts', text: "import {env} from '../app/env.server'"},
  },
  'reading offline': {
    of: /^app\/offline\//,
    may: /^app\/(offline|ui)\//,
    forbids: {path: 'app/offline/keep.ts', text: "import '~/content/paths'"},
  },
  local: {
    of: /^local\//,
    may: /^(local|studio\/seed)\/|^app\/(environment|offline\/script)$|^studio\/self-contained$/,
    forbids: {path: 'local/start.ts', text: "import '../app/content/queries.ts'"},
  },
  studio: {
    of: /^studio\//,
    may: /^studio\/|^app\/(environment|content\/(fingerprint|reviewed))$|^local\/(install|loopback)$/,
    forbids: {path: 'studio/structure.ts', text: "import '../app/content/paths.ts'"},
  },
  seed: {
    of: /^studio\/seed\//,
    may: /^studio\/(seed\/|data\/(command|connection)$)|^app\/environment$/,
    forbids: {path: 'studio/seed/run.ts', text: "import '../schemaTypes/index.ts'"},
  },
}

const isOurs = ({to}: Import) => /^(app|server|local|studio|tests)\//.test(to)

/** Types of the app's entry reach the server, which meets the app as a built file. */
const isAllowedType = ({from, to, typeOnly}: Import) =>
  typeOnly && from.startsWith('server/') && to === 'app/entry.server'

const broken = (rule: Rule, sources: Source[]) =>
  sources
    .filter(({path}) => rule.of.test(path))
    .flatMap(importsOf)
    .filter((one) => isOurs(one) && !rule.may.test(one.to) && !isAllowedType(one))

const described = (imports: Import[]) => imports.map(({from, to}) => `${from} imports ${to}`)

const sources = productSources()

describe.each(Object.entries(rules))('%s', (_name, rule) => {
  test('imports only what it may', () => {
    expect(sources.filter(({path}) => rule.of.test(path))).not.toEqual([])
    expect(described(broken(rule, sources))).toEqual([])
  })

  test('a forbidden import would be found', () => {
    expect(broken(rule, [rule.forbids])).toHaveLength(1)
  })
})

describe('server modules', () => {
  const isServerSide = (path: string) =>
    /\.server(\.tsx?)?$/.test(path) || /^app\/(root|routes\/|entry\.server)/.test(path)

  const leaks = (files: Source[]) =>
    files
      .filter(({path}) => path.startsWith('app/') && !isServerSide(path))
      .flatMap(importsOf)
      .filter(({to, typeOnly}) => /\.server$/.test(to) && !typeOnly)

  test('reach the browser nowhere', () => {
    expect(described(leaks(sources))).toEqual([])
  })

  test('such a leak would be found, types are none', () => {
    const path = 'app/ui/header.tsx'
    expect(leaks([{path, text: "import {x, type Y} from '~/content/content.server'"}])).toHaveLength(1)
    expect(leaks([{path, text: "import type {Y} from '~/content/content.server'"}])).toEqual([])
  })
})

describe('the framework', () => {
  const places = /^(app\/(content|foundation|i18n)|local|studio)\//
  const uses = (files: Source[]) =>
    files
      .filter(({path}) => places.test(path))
      .flatMap(importsOf)
      .filter(({to}) => to.startsWith('@remix-run/'))

  test('stays out of content, foundation, i18n and what stands for remote services', () => {
    expect(described(uses(sources))).toEqual([])
  })

  test('would be found there', () => {
    expect(uses([{path: 'app/i18n/format.ts', text: "import {json} from '@remix-run/node'"}])).toHaveLength(1)
  })
})

describe('the Studio’s library', () => {
  test('is nothing that the site or the stand-ins import', () => {
    const outside = sources.filter(({path}) => /^(app|server|local|studio\/seed)\//.test(path))
    expect(described(outside.flatMap(importsOf).filter(({to}) => /^sanity(\/|$)/.test(to)))).toEqual([])
  })
})
