import {once} from 'node:events'
import {createServer} from 'node:net'

/** A port of this machine on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
