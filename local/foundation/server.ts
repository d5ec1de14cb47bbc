// Stand-in of the foundation's API. It needs no care when it ends: what it has confirmed is on disk.
//   FOUNDATION_PORT (4000), DATA_DIR (.data)
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {foundationApi} from './api.ts'
import {openInbox} from './inbox.ts'

const Environment = z.object({
  FOUNDATION_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
})

const environment = Environment.safeParse(process.env)
if (!environment.success) {
  console.error(z.prettifyError(environment.error))
  process.exit(1)
}
const {FOUNDATION_PORT, DATA_DIR} = environment.data
const server = foundationApi(openInbox(join(resolve(DATA_DIR), 'foundation', 'inbox.ndjson')))
server.once('error', (error) => {
  console.error(`Port ${FOUNDATION_PORT} (FOUNDATION_PORT) cannot be used: ${error.message}`)
  process.exit(1)
})
server.listen(FOUNDATION_PORT, '127.0.0.1')
