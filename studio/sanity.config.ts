import {deDELocale} from '@sanity/locale-de-de'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {isSingleton} from '../app/content/page-types.ts'
import {documentActions} from './actions/document-actions.ts'
import {Entry} from './desk/entry.tsx'
import {MarkedField} from './desk/field.tsx'
import {OurInput} from './desk/inputs.tsx'
import {keepTyping} from './desk/kept-typing.ts'
import {looks} from './desk/looks.tsx'
import {structure} from './desk/structure.ts'
import {theme} from './desk/theme.ts'
import {dataset, projectId} from './environment.ts'
import {LayoutInLanguage} from './i18n/follow-locale.tsx'
import {defaultLast, workspaceName} from './i18n/language.ts'
import {NavbarWithLanguage} from './i18n/language-choice.tsx'
import {inStudioLanguage, t} from './i18n/translate.ts'
import {vendorWords} from './i18n/vendor-words.ts'
import {lakeOptions} from './lake/config.ts'
import {newsletter} from './newsletter/tool.tsx'
import {pictures} from './pictures/plugin.tsx'
import {documentViews} from './preview/pane.tsx'
import {presentation} from './preview/presentation.ts'
import {reviews} from './reviews/plugin.tsx'
import {schemaTypes} from './schemaTypes/index.ts'
import {start} from './start/page.tsx'
import {translationBadges} from './translations/badges.ts'

keepTyping()

export default defineConfig({
  name: workspaceName,
  title: 'Website',
  projectId,
  dataset,
  theme,
  ...lakeOptions,
  plugins: [
    start(),
    structureTool({title: t('Content'), structure, defaultDocumentNode: documentViews}),
    presentationTool(presentation),
    deDELocale(),
    reviews(),
    newsletter(),
    pictures(),
    looks(),
    // Not in a build for staff.
    ...(process.env.NODE_ENV === 'development' ? [(await import('@sanity/vision')).visionTool()] : []),
  ],
  i18n: {locales: defaultLast, bundles: vendorWords},
  schema: {
    types: inStudioLanguage(schemaTypes),
    templates: (templates) => templates.filter(({schemaType}) => !isSingleton(schemaType)),
  },
  form: {
    components: {
      input: OurInput,
      field: MarkedField,
      item: Entry,
      // The vendor's quotation marks are English in German texts, too.
      portableText: {
        plugins: ({plugins, renderDefault}) =>
          renderDefault({plugins: {...plugins, typography: {enabled: false}}, renderDefault}),
      },
    },
  },
  studio: {components: {layout: LayoutInLanguage, navbar: NavbarWithLanguage}},
  document: {
    actions: documentActions,
    badges: (badges) => [...badges, ...translationBadges],
    comments: {enabled: false},
    // No menu for copying whole fields: the one beside each field takes half of the time in which a clicked field opens.
    unstable_fieldActions: () => [],
  },
  scheduledPublishing: {enabled: false},
  scheduledDrafts: {enabled: false},
  tasks: {enabled: false},
  releases: {enabled: false},
  announcements: {enabled: false},
  mediaLibrary: {enabled: false},
})
