import {deDELocale} from '@sanity/locale-de-de'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {documentActions} from './actions/document-actions.ts'
import {actionBundles} from './actions/words.ts'
import {developerTools} from './desk/developer-tools.ts'
import {explainGoneFiles} from './desk/gone-files.ts'
import {CountedInput} from './desk/inputs.tsx'
import {looks} from './desk/looks.tsx'
import {onlyOnce} from './desk/only-once.tsx'
import {structure} from './desk/structure.ts'
import {theme} from './desk/theme.ts'
import {dataset, projectId} from './environment.ts'
import {LayoutInLanguage} from './i18n/follow-locale.tsx'
import {defaultLast, workspaceName} from './i18n/language.ts'
import {NavbarWithLanguage} from './i18n/language-choice.tsx'
import {inStudioLanguage, t} from './i18n/translate.ts'
import {vendorWords} from './i18n/vendor-words.ts'
import {lakeOptions} from './lake/config.ts'
import {newsletter} from './newsletter/plugin.ts'
import {pictures} from './pictures/plugin.tsx'
import {documentViews} from './preview/document-views.ts'
import {presentation} from './preview/presentation.ts'
import {previewBundles} from './preview/words.ts'
import {reviews} from './reviews/plugin.tsx'
import {schemaTypes} from './schemaTypes/index.ts'
import {isSingleton} from './schemaTypes/linkable.ts'
import {translations} from './translations/plugin.ts'

explainGoneFiles()

export default defineConfig({
  name: workspaceName,
  title: 'Website',
  projectId,
  dataset,
  theme,
  ...lakeOptions,
  plugins: [
    structureTool({title: t('Content'), structure, defaultDocumentNode: documentViews}),
    presentationTool(presentation),
    deDELocale(),
    translations(),
    reviews(),
    newsletter(),
    pictures(),
    onlyOnce(),
    looks(),
    ...developerTools,
  ],
  i18n: {locales: defaultLast, bundles: [...vendorWords, ...previewBundles, ...actionBundles]},
  schema: {
    types: inStudioLanguage(schemaTypes),
    templates: (templates) => templates.filter(({schemaType}) => !isSingleton(schemaType)),
  },
  form: {components: {input: CountedInput}},
  studio: {components: {layout: LayoutInLanguage, navbar: NavbarWithLanguage}},
  document: {
    actions: documentActions,
    // Where a document is used stands in the question before it is deleted, in plainer words.
    inspectors: (inspectors) =>
      inspectors.filter(({name}) => name !== 'sanity/structure/incoming-references'),
    comments: {enabled: false},
  },
  scheduledPublishing: {enabled: false},
  scheduledDrafts: {enabled: false},
  tasks: {enabled: false},
  releases: {enabled: false},
  announcements: {enabled: false},
  mediaLibrary: {enabled: false},
})
