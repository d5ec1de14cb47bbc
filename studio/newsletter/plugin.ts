import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {definePlugin} from 'sanity'
import {t} from '../i18n/translate.ts'
import {NewsletterTool} from './tool.tsx'

/**
 * A separate tool: addresses of people are not content. They are in another dataset, so that lists, search, references and the
 * history of content never show them.
 */
export const newsletter = definePlugin({
  name: 'newsletter',
  tools: [{name: 'newsletter', title: t('Newsletter'), icon: EnvelopeIcon, component: NewsletterTool}],
})
