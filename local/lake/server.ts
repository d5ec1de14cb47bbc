import {join} from 'node:path'
import {z} from 'zod'
import {lakeOrigins, lakeToken} from '../../app/environment.ts'
import {isLoopback} from '../loopback.ts'
import {type HttpServer, serve} from './http.ts'
import {createLake, type Lake} from './lake.ts'

const environment = z
  .object({
    LAKE_PORT: z.coerce.number({error: 'give a port number'}).int().min(0).max(65535).default(3333),
    DATA_DIR: z.string().min(1).default('.data'),
    HOST: z.string().default('127.0.0.1'),
    LAKE_TOKEN: lakeToken,
    LAKE_ORIGINS: lakeOrigins,
  })
  .refine(({HOST, LAKE_TOKEN}) => isLoopback(HOST) || LAKE_TOKEN, {
    path: ['HOST'],
    error:
      'without LAKE_TOKEN anybody is the editor, so the lake listens on 127.0.0.1, localhost or ::1 only',
    // What is wrong with another variable is no reason to keep quiet about this one.
    when: () => true,
  })

type Environment = z.output<typeof environment>

/** Says in one line what is wrong and ends the process. */
function fail(message: string): never {
  console.error(`lake: ${message}`)
  process.exit(1)
}

function readEnvironment(): Environment {
  // An empty variable, as a line "HOST=" in a file makes it, counts as not set.
  const given = Object.entries(process.env).filter(([, value]) => value !== '')
  const parsed = environment.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  fail(parsed.error.issues.map(({path, message}) => `${String(path[0])}: ${message}`).join('; '))
}

function openLake({DATA_DIR, LAKE_ORIGINS, LAKE_TOKEN}: Environment): Lake {
  try {
    return createLake({dataDir: join(DATA_DIR, 'lake'), origins: LAKE_ORIGINS, token: LAKE_TOKEN})
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

async function listen(lake: Lake, {LAKE_PORT, HOST}: Environment): Promise<HttpServer> {
  try {
    return await serve(lake, {port: LAKE_PORT, host: HOST})
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') fail(`port ${LAKE_PORT} is taken; choose another one with LAKE_PORT`)
    fail(`cannot listen on ${HOST}:${LAKE_PORT}: ${error}`)
  }
}

const env = readEnvironment()
const lake = openLake(env)
const server = await listen(lake, env)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    const connectionsClosed = server.close()
    await lake.close()
    await connectionsClosed
    process.exit(0)
  })
}

// Last: whoever waits for this line may end the process at once.
const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
console.log(`lake: listening on http://${host}:${server.port}, data in ${join(env.DATA_DIR, 'lake')}`)
