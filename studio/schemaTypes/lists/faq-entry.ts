import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {line, medicalFields, richText, switchField} from '../fields.ts'
import {isAddress} from '../formats.ts'
import {previewOf} from '../preview.ts'
import {isFirstWith} from './first-come.ts'
import {orderRank} from './order.ts'

export const faqEntry = defineType({
  name: 'faqEntry',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    line(
      'question',
      'Question',
      'As a visitor would ask it. Shown on the home page and the donate page; the answer opens with a click.',
      {max: 120},
    ),
    richText(
      'answer',
      'Answer',
      'The answer first, then the reason. Use short sentences, and explain terms when they first appear.',
    ),
    defineField({
      name: 'slug',
      title: 'Address',
      description:
        'The last part of the link that opens this answer. It follows the English question until you publish; after that, saved links break when it changes.',
      type: 'slug',
      options: {isUnique: (address, context) => isFirstWith('slug.current', address, context)},
      validation: (rule) => [
        rule.required().error(t('Write the question, or a short name for the link.')),
        rule.custom(isAddress),
      ],
    }),
    switchField(
      'showEmergencyNote',
      'Show the emergency box in this answer',
      'For answers about symptoms: the box says when to act at once. Edit its text under “Emergency box”.',
    ),
    ...medicalFields,
    orderRank('faqEntry'),
  ],
  preview: previewOf({title: 'question', untitled: 'New question'}),
})
