import {join} from 'node:path'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {siteSecret} from '~/secret.server'
import {createFoundation} from './client.server.ts'

/** The foundation's API, as this site is set up. */
export const {ping, sendMessage} = createFoundation({
  api: env.foundationApi,
  honoursKeys: env.foundationHonoursKeys,
  secret: siteSecret(),
  memory: join(env.dataDir, 'site', 'sent-messages.sqlite'),
  log,
})
