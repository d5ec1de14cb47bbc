// Local replacement of the foundation's API. It can be killed at any time: confirmed messages are on disk.
//   FOUNDATION_PORT (4000), DATA_DIR (.data), HOST (127.0.0.1)
//   FOUNDATION_NAMES: host names under which other machines may send messages, separated by commas; without it, the
//   server listens on this machine only. Received messages are shown on this machine only.
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {isLoopback} from '../loopback.ts'
import {foundationApi} from './api.ts'
import {openInbox} from './inbox.ts'

const Environment = z
  .object({
    FOUNDATION_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    DATA_DIR: z.string().default('.data'),
    HOST: z.string().min(1).default('127.0.0.1'),
    FOUNDATION_NAMES: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter(Boolean)),
  })
  .refine(({HOST, FOUNDATION_NAMES}) => isLoopback(HOST) || FOUNDATION_NAMES.length > 0, {
    path: ['HOST'],
    error: 'lets other machines send messages; FOUNDATION_NAMES says under which names they may',
  })

const environment = Environment.safeParse(process.env)
if (!environment.success) {
  console.error(z.prettifyError(environment.error))
  process.exit(1)
}
const {FOUNDATION_PORT, FOUNDATION_NAMES, DATA_DIR, HOST} = environment.data
const inbox = openInbox(join(resolve(DATA_DIR), 'foundation', 'inbox.ndjson'))
const server = foundationApi(inbox, FOUNDATION_NAMES)
server.once('error', (error) => {
  console.error(`Port ${FOUNDATION_PORT} (FOUNDATION_PORT) cannot be used: ${error.message}`)
  process.exit(1)
})
server.listen(FOUNDATION_PORT, HOST)
