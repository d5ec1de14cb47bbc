import {once} from 'node:events'
import {createServer} from 'node:net'

/** Below the ephemeral ports of operating systems, and above the ports that browsers block. */
const [first, count] = [11_000, 5_000]
let last = (process.pid * 97) % count

/** A free port, different each time, that no outgoing connection takes while a server restarts. */
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
