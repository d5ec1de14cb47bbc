import {deDELocale} from '@sanity/locale-de-de'
import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {documentActions} from './actions/document-actions.ts'
import {actionBundles} from './actions/words.ts'
import {dataset, lakeAddress, projectId} from './environment.ts'
import {localLake} from './lake/config.ts'
import {documentViews} from './preview/document-views.ts'
import {presentation} from './preview/presentation.ts'
import {previewBundles} from './preview/words.ts'
import {schemaTypes} from './schemaTypes/index.ts'
import {singletonTypes} from './schemaTypes/linkable.ts'
import {structure} from './structure.ts'

const isSingleton = (type: string) => (singletonTypes as readonly string[]).includes(type)

export default defineConfig({
  name: 'default',
  title: 'Website',
  projectId,
  dataset,
  ...(lakeAddress ? localLake(lakeAddress, projectId) : {}),
  plugins: [
    structureTool({structure, defaultDocumentNode: documentViews}),
    presentationTool(presentation),
    deDELocale(),
    ...(process.env.NODE_ENV === 'development' ? [visionTool()] : []),
  ],
  i18n: {bundles: [...previewBundles, ...actionBundles]},
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({schemaType}) => !isSingleton(schemaType)),
  },
  document: {
    actions: documentActions,
    comments: {enabled: false},
  },
  scheduledPublishing: {enabled: false},
  scheduledDrafts: {enabled: false},
  tasks: {enabled: false},
  releases: {enabled: false},
  announcements: {enabled: false},
  mediaLibrary: {enabled: false},
})
