import {createServer, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import type {TestLake} from '../../lake/tests/support.ts'

/** A lake that behaves like a hosted project: tokens have roles, and the connection can break. */
export interface HostedProject {
  url: string
  /** Environment variables that point a command to this project. */
  env: Record<string, string>
  /** Whether the project refuses actions on documents that were never published. */
  strict: boolean
  /** Number of writes before the connection breaks. */
  writesLeft: number
  /** Runs just before a response; if it fails, the connection breaks. */
  meanwhile(path: string): unknown
  stop(): Promise<void>
}

const roles: Record<string, string> = {editor: 'editor', viewer: 'viewer'}

export async function hostedProject(lake: TestLake): Promise<HostedProject> {
  const server = createServer(async (request, response) => {
    const role = roles[/^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '']
    const path = request.url ?? '/'
    const isAsset = /^\/(images|files)\//.test(path)
    const isWrite = request.method === 'POST' && !path.includes('/data/query/')
    if (!isAsset && !role) return refuse(response, 401)
    if (isWrite && role !== 'editor') return refuse(response, 403)
    if (isWrite && --project.writesLeft < 0) return request.socket.destroy()
    try {
      await project.meanwhile(path)
    } catch {
      return request.socket.destroy()
    }
    const body = request.method === 'POST' ? new Uint8Array(await buffer(request)) : undefined
    if (project.strict && path.includes('/data/actions/')) {
      const [{publishedId}] = JSON.parse(new TextDecoder().decode(body)).actions
      if (!(await lake.client({perspective: 'raw'}).getDocument(publishedId)))
        return refuse(response, 409, notFound)
    }
    const type = request.headers['content-type']
    const answer = await lake.request(path, {
      method: request.method,
      headers: type ? {'content-type': type} : {},
      body,
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''})
    // Pictures get this server's address, not that of the lake behind it.
    response.end(isAsset ? bytes : bytes.toString().replaceAll(lake.url, project.url))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const project: HostedProject = {
    url,
    env: {SANITY_PROJECT_ID: 'abc', SANITY_API_HOST: url, SANITY_WRITE_TOKEN: 'editor'},
    strict: false,
    writesLeft: Number.POSITIVE_INFINITY,
    meanwhile: () => undefined,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return project
}

const refuse = (response: ServerResponse, status: number, said: object = {}) =>
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(said))

const notFound = {
  error: {type: 'actionError', description: '', items: [{error: {type: 'documentNotFoundError'}, index: 0}]},
}
