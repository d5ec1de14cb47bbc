import {defineCliConfig} from 'sanity/cli'
import {dataset, projectId} from './environment.ts'
import {servedSelfContained} from './self-contained.ts'
import {vendorCode} from './vendor-code.ts'

const lake = `http://127.0.0.1:${process.env.LAKE_PORT || 3333}`

export default defineCliConfig({
  api: {projectId, dataset},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  vite: {
    plugins: [vendorCode, ...(process.env.SANITY_STUDIO_LAKE ? [servedSelfContained] : [])],
    // Defined even if it is not set, so that the compiler can remove dependent code.
    define: {'process.env.SANITY_STUDIO_LAKE': JSON.stringify(process.env.SANITY_STUDIO_LAKE ?? '')},
    // As on the site: browsers reach the local lake through the Studio's own address.
    server: {
      proxy: {'/lake': {target: lake, ws: true, rewrite: (path) => path.replace(/^\/lake/, '')}},
    },
  },
  typegen: {
    path: '../app/content/queries.ts',
    schema: 'schema.gen.json',
    generates: '../app/content/types.gen.ts',
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
