import {createServer} from 'node:http'
import {createRequestHandler, type EntryContext, type ServerBuild} from '@remix-run/node'
import {Meta, RemixServer, Scripts, useLoaderData} from '@remix-run/react'
import {createElement as h} from 'react'
import {renderToString} from 'react-dom/server'

/** The least that Remix needs for a page: a document with as many bytes as ours, which are text from a loader. */

const size = Number(process.env.SIZE)
const sentence = 'Many people live with it, and nobody has to live with it alone. '

function Page() {
  const {paragraphs} = useLoaderData<{paragraphs: string[]}>()
  return h(
    'html',
    {lang: 'en'},
    h('head', null, h(Meta)),
    h('body', null, ...paragraphs.map((text, key) => h('p', {key}, text)), h(Scripts)),
  )
}

const route = {id: 'root', path: '', hasAction: false, hasLoader: true, hasClientAction: false}
const handled = {hasClientLoader: false, hasErrorBoundary: false, module: '/root.js', imports: []}

const build = (count: number): ServerBuild => ({
  mode: 'production',
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: 'build',
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: {module: '/main.js', imports: []},
    routes: {root: {...route, ...handled}},
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {default: Page, loader: () => ({paragraphs: Array(count).fill(sentence.repeat(4))})},
    },
  },
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const html = renderToString(h(RemixServer, {context, url: request.url}))
        return new Response(`<!DOCTYPE html>${html}`, {status, headers})
      },
    },
  },
})

const bytesOf = async (count: number) => {
  const page = await createRequestHandler(build(count), 'production')(new Request('http://localhost/'))
  return (await page.arrayBuffer()).byteLength
}

const one = await bytesOf(1)
const perParagraph = (await bytesOf(11)) - one
const handle = createRequestHandler(
  build(Math.max(1, Math.round((10 * (size - one)) / perParagraph))),
  'production',
)

createServer(async ({url = '/'}, response) => {
  const answer = await handle(new Request(new URL(url, 'http://localhost')))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}).listen(Number(process.env.PORT))
