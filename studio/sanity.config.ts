import {deDELocale} from '@sanity/locale-de-de'
import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {dataset, lakeAddress, projectId} from './environment.ts'
import {localLake} from './lake/config.ts'
import {reviews} from './reviews/plugin.tsx'
import {schemaTypes} from './schemaTypes/index.ts'
import {singletonTypes} from './schemaTypes/linkable.ts'
import {structure} from './structure.ts'
import {translations} from './translations/plugin.ts'

const isSingleton = (type: string) => (singletonTypes as readonly string[]).includes(type)

const singletonActions = new Set(['publish', 'discardChanges', 'restore'])

export default defineConfig({
  name: 'default',
  title: 'Website',
  projectId,
  dataset,
  ...(lakeAddress ? localLake(lakeAddress, projectId) : {}),
  plugins: [
    structureTool({structure}),
    deDELocale(),
    translations(),
    reviews(),
    ...(process.env.NODE_ENV === 'development' ? [visionTool()] : []),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({schemaType}) => !isSingleton(schemaType)),
  },
  document: {
    actions: (actions, {schemaType}) =>
      isSingleton(schemaType)
        ? actions.filter(({action}) => action && singletonActions.has(action))
        : actions,
    comments: {enabled: false},
  },
  scheduledPublishing: {enabled: false},
  scheduledDrafts: {enabled: false},
  tasks: {enabled: false},
  releases: {enabled: false},
  announcements: {enabled: false},
  mediaLibrary: {enabled: false},
})
