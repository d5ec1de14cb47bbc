import {createServer} from 'node:http'
import {PassThrough} from 'node:stream'
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node'
import {RemixServer, Scripts, useLoaderData} from '@remix-run/react'
import {JSDOM} from 'jsdom'
import {createElement, type ReactNode} from 'react'
import {renderToPipeableStream} from 'react-dom/server'
import {compressOnce} from '../server/pages/encoding.ts'

/**
 * A minimal Remix app with a page like ours: one route, whose component renders the page's elements, attributes and
 * texts, and whose loader returns the page's data, so that the page has the same size. It is rendered as in Remix's own
 * template and compressed as ours; nothing is fetched, translated or hashed.
 */

const html = await (await fetch(process.env.PAGE ?? '')).text()
const {document} = new JSDOM(html).window
const loaderData = JSON.parse(document.querySelector('#page-data')?.textContent ?? '')
for (const script of document.querySelectorAll('script')) script.remove()

const isElement = (node: Node): node is Element => node.nodeType === 1

/** A node of the page, as a function that creates it. */
function maker(node: Node): () => ReactNode {
  if (!isElement(node)) {
    const text = node.textContent
    return () => text
  }
  const {localName} = node
  const attributes = [...node.attributes].map(({name, value}) => [
    name === 'class' ? 'className' : name,
    value,
  ])
  const props = Object.fromEntries(attributes)
  const children = [...node.childNodes].map(maker)
  if (localName === 'body') children.push(() => createElement(Scripts))
  return () => createElement(localName, props, ...children.map((make) => make()))
}

const make = maker(document.documentElement)

function Page() {
  useLoaderData()
  return make()
}

const build: ServerBuild = {
  mode: 'production',
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: 'build',
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: {module: '/main.js', imports: []},
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/root.js',
        imports: [],
        hasAction: false,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: false,
      },
    },
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  routes: {root: {id: 'root', path: '', module: {default: Page, loader: () => loaderData}}},
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, context: EntryContext) {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        return new Promise<Response>((resolve, reject) => {
          const page = createElement(RemixServer, {context, url: request.url})
          const {pipe} = renderToPipeableStream(page, {
            onAllReady() {
              const body = createReadableStreamFromReadable(pipe(new PassThrough()))
              resolve(new Response(body, {status, headers}))
            },
            onShellError: reject,
          })
        })
      },
    },
  },
}

const handle = createRequestHandler(build, 'production')

createServer(async ({url = '/', headers}, response) => {
  const answer = await handle(new Request(new URL(url, 'http://localhost')))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const {body, encoding} = compressOnce(bytes, headers['accept-encoding'])
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(answer.status)
  response.end(body)
}).listen(Number(process.env.PORT))
