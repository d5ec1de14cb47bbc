import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  typegen: {
    path: '../app/content/queries.ts',
    schema: 'schema.gen.json',
    generates: '../app/content/types.gen.ts',
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
