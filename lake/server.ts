// The lake as a process: node lake/server.ts
import {join} from 'node:path'
import {readEnvironment} from './environment.ts'
import {serve} from './http/serve.ts'
import {createLake} from './lake.ts'

// Drafts and e-mail addresses are private to this user: files get mode 0600, folders 0700.
process.umask(0o077)

try {
  const {DATA_DIR, HOST, LAKE_ORIGINS, LAKE_PORT, LAKE_TOKEN} = readEnvironment(process.env)
  const dataDir = join(DATA_DIR, 'lake')
  const lake = createLake({dataDir, origins: LAKE_ORIGINS, token: LAKE_TOKEN})
  const server = await serve(lake, {port: LAKE_PORT, host: HOST}).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`port ${LAKE_PORT} is taken; choose another one with LAKE_PORT`)
      : error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      const connectionsClosed = server.close()
      await lake.close()
      await connectionsClosed
      process.exit(0)
    })
  }
  // Last, as a parent that waits for this line may end the process at once.
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  console.log(`lake: listening on http://${host}:${server.port}, data in ${dataDir}`)
} catch (error) {
  console.error(`lake: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
