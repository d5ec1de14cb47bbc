import {resolve} from 'node:path'
import {createServer} from 'vite'

/** The site straight from its sources, for `npm run dev`. */

const root = resolve(import.meta.dirname, '..')
const vite = await createServer({
  // The Studio's build writes here while the site runs; pages would reload.
  server: {middlewareMode: true, watch: {ignored: [`${root}/build/**`, `${root}/studio/**`]}},
})
const {serve} = (await vite.ssrLoadModule('/server/serve.ts')) as typeof import('./serve')
await serve(vite)
