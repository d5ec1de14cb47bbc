import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType, type SlugSourceFn} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {line, medicalFields, richText} from '../fields.ts'
import {asAddress, isAddress} from '../formats.ts'
import {inEachLanguage, previewOf} from '../preview.ts'
import {isFirstWith} from './first-come.ts'
import {byOrderRank, orderRank} from './order.ts'

/** The address is made of the English question, or of the German one as long as there is no other. */
const addressSource: SlugSourceFn = (document) => {
  const question = document.question as {de?: string; en?: string} | undefined
  return question?.en || question?.de || ''
}

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
      'The answer first, the reason second. Short sentences, terms explained where they first stand.',
    ),
    defineField({
      name: 'slug',
      title: 'Address',
      description:
        'The last part of the link that opens this answer. Press “Generate” once; links that others have saved break when it changes.',
      type: 'slug',
      options: {
        source: addressSource,
        slugify: asAddress,
        maxLength: 40,
        isUnique: (address, context) => isFirstWith('slug.current', address, context),
      },
      validation: (rule) => [
        rule.required().error(t('Press “Generate”, or write a short name for the link.')),
        rule.custom(isAddress),
      ],
    }),
    defineField({
      name: 'showEmergencyNote',
      title: 'Show the emergency box in this answer',
      description:
        'For answers about symptoms: the box says when to act at once. Its words are under “Emergency box”.',
      type: 'boolean',
      initialValue: false,
    }),
    ...medicalFields,
    orderRank('faqEntry'),
  ],
  orderings: [byOrderRank],
  preview: previewOf({title: inEachLanguage('question'), untitled: 'New question'}),
})
