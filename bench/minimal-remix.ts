import {createServer} from 'node:http'
import {createRequestHandler, type EntryContext, type ServerBuild} from '@remix-run/node'
import {RemixServer, Scripts, useLoaderData} from '@remix-run/react'
import {JSDOM} from 'jsdom'
import {createElement, type ReactNode} from 'react'
import {renderToString} from 'react-dom/server'

/**
 * The least that Remix needs for a page like ours: one route, whose component is the page's elements with their attributes,
 * its texts from a loader. Nothing is asked for, decided, translated, compressed or hashed.
 */

const {window} = new JSDOM(await (await fetch(process.env.PAGE ?? '')).text())
for (const script of window.document.querySelectorAll('script')) script.remove()

const texts: string[] = []

const isElement = (node: Node): node is Element => node.nodeType === 1

/** A node of the page, as a function that makes it anew with the texts of the page. */
function maker(node: Node): (texts: string[]) => ReactNode {
  if (!isElement(node)) {
    const place = texts.push(node.textContent ?? '') - 1
    return (given) => given[place]
  }
  const attributes = [...node.attributes].map(({name, value}) => [
    name === 'class' ? 'className' : name,
    value,
  ])
  const props = Object.fromEntries(attributes)
  const children = [...node.childNodes].map(maker)
  if (node.localName === 'body') children.push(() => createElement(Scripts))
  return (given) => createElement(node.localName, props, ...children.map((make) => make(given)))
}

const make = maker(window.document.documentElement)
const Page = () => make(useLoaderData<{texts: string[]}>().texts)

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
  routes: {root: {id: 'root', path: '', module: {default: Page, loader: () => ({texts})}}},
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, context: EntryContext) {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const html = renderToString(createElement(RemixServer, {context, url: request.url}))
        return new Response(`<!DOCTYPE html>${html}`, {status, headers})
      },
    },
  },
}

const handle = createRequestHandler(build, 'production')

createServer(async ({url = '/'}, response) => {
  const answer = await handle(new Request(new URL(url, 'http://localhost')))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}).listen(Number(process.env.PORT))
