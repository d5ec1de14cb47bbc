import {once} from 'node:events'
import {createServer} from 'node:net'

/** Below the ports that systems give to connections, and above those that browsers refuse. */
const [first, count] = [11_000, 5_000]
let last = (process.pid * 97) % count

/** A port on which nothing listens, given once, and which no connection takes while a server restarts. */
export async function freePort(): Promise<number> {
  last = (last + 1) % count
  const port = first + last
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return port
  } catch {
    return freePort()
  } finally {
    server.close()
  }
}
