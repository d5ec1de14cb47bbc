import {join} from 'node:path'
import {noted} from '~/platform/calls.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {siteSecret} from '~/platform/secret.server'
import {createFoundation} from './client.server.ts'
import {httpLayer} from './http.server.ts'
import {createLookups} from './lookups.server.ts'

/** Shared by all calls, so that any message clears the cache. */
const http = httpLayer()

/** The client of the foundation's API, configured by the environment. */
export const {ping, checkAlive, sendMessage} = createFoundation({
  api: env.foundationApi,
  honoursKeys: env.foundationHonoursKeys,
  secret: siteSecret(),
  sentFile: join(env.dataDir, 'site', 'sent-messages.sqlite'),
  http: (address, options) => noted('api', http(address, options), ({status}) => status),
  log,
})

/** Looks up where a connection is; undefined where no services are configured for it. */
export const lookups = env.lookups && createLookups({http, ...env.lookups})
