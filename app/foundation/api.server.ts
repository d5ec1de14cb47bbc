import {join} from 'node:path'
import {noted} from '~/calls.server'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {siteSecret} from '~/secret.server'
import {createFoundation} from './client.server.ts'
import {httpLayer} from './layer.server.ts'
import {createLookups} from './lookups.server.ts'

/** One for all calls, so that whatever changes something forgets every answer. */
const http = httpLayer()

/** The foundation's API, as this site is set up. */
export const {ping, look, sendMessage} = createFoundation({
  api: env.foundationApi,
  honoursKeys: env.foundationHonoursKeys,
  secret: siteSecret(),
  memory: join(env.dataDir, 'site', 'sent-messages.sqlite'),
  http: (address, what) => noted('api', http(address, what), ({status}) => status),
  log,
})

/** Where somebody's connection is; not there where the services for it are not set. */
export const lookups = env.lookups && createLookups({http, ...env.lookups})
