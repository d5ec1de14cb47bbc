import {expect, it} from 'vitest'
import {withLateScripts} from './late-scripts'

const page = (script: string) =>
  `<body><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>${script}</body>`

const modules = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/($lang)._index.js";

window.__remixRouteModules = {"root":route0,"routes/($lang)._index":route1};

import("/assets/main.js");</script>`

/** Runs the page's module script as a browser would; `loaded` receives the imported addresses. */
async function run(html: string, loaded: string[], visibilityState = 'visible') {
  const code = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const links = [0, 1].map(() => ({
    media: 'not all',
    removeAttribute(name: 'media') {
      this[name] = ''
    },
  }))
  const frames: (() => void)[] = []
  const surroundings = {
    document: {visibilityState, querySelectorAll: () => links},
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    window: {} as {__remixRouteModules?: object},
    load: async (address: string) => {
      loaded.push(address)
      return {address}
    },
  }
  const body = `return ${code.replaceAll('import(', 'load(')}`
  const running = new Function(...Object.keys(surroundings), body)(...Object.values(surroundings))
  return {links, frames, running, window: surroundings.window}
}

it('asks for no script before the first frame, and then for all in the order that Remix wants', async () => {
  const html = withLateScripts(page(modules))
  expect(html.match(/<link media="not all" rel="modulepreload" href="\/assets\/[ab]\.js"\/>/g)).toHaveLength(
    2,
  )
  const loaded: string[] = []
  const {links, frames, running, window} = await run(html, loaded)
  expect([loaded, links.map(({media}) => media)]).toEqual([[], ['not all', 'not all']])
  for (const frame of frames) frame()
  await running
  expect(links.map(({media}) => media)).toEqual(['', ''])
  expect(loaded).toEqual([
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/($lang)._index.js',
    '/assets/main.js',
  ])
  expect(window.__remixRouteModules).toEqual({
    root: {address: '/assets/root.js'},
    'routes/($lang)._index': {address: '/assets/($lang)._index.js'},
  })
})

it('starts at once in a hidden tab', async () => {
  const loaded: string[] = []
  const {frames, running} = await run(withLateScripts(page(modules)), loaded, 'hidden')
  await running
  expect([frames.length, loaded.length]).toEqual([0, 4])
})

it('understands what Remix writes in development', async () => {
  const two = modules.replace(
    'import "/assets/manifest.js";\n',
    'import "/@id/hot-reload";import "/@id/manifest";\n',
  )
  const loaded: string[] = []
  const {running} = await run(withLateScripts(page(two)), loaded, 'hidden')
  await running
  expect(loaded.slice(0, 2)).toEqual(['/@id/hot-reload', '/@id/manifest'])
  expect(loaded).toHaveLength(5)
})

it('leaves other scripts as they are', () => {
  const other = '<body><script>import("/assets/x.js")</script></body>'
  expect(withLateScripts(other)).toBe(other)
})
