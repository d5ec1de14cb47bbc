import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {definePlugin} from 'sanity'
import {t} from '../i18n/translate.ts'
import {newsletterBundles} from './texts.ts'
import {NewsletterTool} from './tool.tsx'

/**
 * A tool of its own beside the desk: addresses of people are no content, and stand in another dataset, so that lists, search,
 * references and the history of content never show them.
 */
export const newsletter = definePlugin({
  name: 'newsletter',
  i18n: {bundles: newsletterBundles},
  tools: [{name: 'newsletter', title: t('Newsletter'), icon: EnvelopeIcon, component: NewsletterTool}],
})
