import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import type {TestLake} from '../lake/support.ts'

/** What stands before a lake to make it the project of somebody: tokens with roles, webhooks, and a line that can be cut. */
export interface HostedProject {
  url: string
  /** Webhooks that the project knows; undefined where the token may not see them. */
  hooks: object[] | undefined
  /** Whether deleting what is not there is an error, also for good. */
  strict: boolean
  /** After how many more writes the line is cut. */
  writesLeft: number
  /** What happens just before a request is answered; if it fails, the line is cut. */
  meanwhile(path: string, body: string): unknown
  stop(): Promise<void>
}

/** The tokens that it takes; `blind` sees published documents only. */
const roles: Record<string, string> = {
  editor: 'editor',
  'second-editor': 'editor',
  viewer: 'viewer',
  blind: 'blind',
}

export async function hostedProject(lake: TestLake): Promise<HostedProject> {
  const server = createServer(async (request, response) => {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const path = request.url ?? '/'
    const isAsset = /^\/(images|files)\//.test(path)
    const writes = request.method === 'POST' && !path.includes('/data/query/')
    const dryRun = path.includes('dryRun=true')
    const refuse = (status: number, said: object = {}) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(said))
    if (!isAsset && !roles[token]) return refuse(401)
    if (writes && roles[token] !== 'editor') return refuse(403)
    if (path.includes('/hooks/projects/abc')) {
      if (!project.hooks) return refuse(403)
      return response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(project.hooks))
    }
    if (writes && !dryRun && --project.writesLeft < 0) return request.socket.destroy()
    const body = request.method === 'POST' ? new Uint8Array(await buffer(request)) : undefined
    try {
      await project.meanwhile(path, new TextDecoder().decode(body))
    } catch {
      return request.socket.destroy()
    }
    if (project.strict && path.includes('/data/actions/')) {
      const [{publishedId}] = JSON.parse(new TextDecoder().decode(body)).actions
      if (!(await lake.client({perspective: 'raw'}).getDocument(publishedId))) return refuse(409, notFound)
    }
    const bytes = await forward(
      request,
      body,
      lake.url + path,
      token === 'blind' ? undefined : 'Bearer local',
      response,
    )
    // Its pictures have its own address, not that of the lake behind it.
    response.end(isAsset ? bytes : bytes.toString().replaceAll(lake.url, project.url))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const project: HostedProject = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hooks: [],
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

const notFound = {
  error: {type: 'actionError', description: '', items: [{error: {type: 'documentNotFoundError'}, index: 0}]},
}

async function forward(
  request: IncomingMessage,
  body: BodyInit | undefined,
  url: string,
  authorization: string | undefined,
  response: ServerResponse,
) {
  const {origin, 'content-type': type} = request.headers
  const headers = Object.fromEntries(
    Object.entries({authorization, origin, 'content-type': type}).filter(([, value]) => value !== undefined),
  ) as Record<string, string>
  const answer = await fetch(url, {method: request.method, headers, body})
  const bytes = Buffer.from(await answer.arrayBuffer())
  const kept = ['content-type', 'access-control-allow-origin', 'access-control-allow-credentials']
  for (const name of kept) {
    const value = answer.headers.get(name)
    if (value) response.setHeader(name, value)
  }
  response.writeHead(answer.status)
  return bytes
}
