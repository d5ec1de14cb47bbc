import {defineField, defineType} from 'sanity'
import {line, medicalFields, richText} from '../fields.ts'
import {byOrderRank, orderRank} from './order.ts'

export const faqEntry = defineType({
  name: 'faqEntry',
  title: 'Question and answer',
  type: 'document',
  fields: [
    line('question', 'Question', undefined, {max: 120}),
    richText('answer', 'Answer', 'The answer first, the reason second.'),
    defineField({
      name: 'slug',
      title: 'Address',
      description: 'The last part of the link that opens this answer. Old links break when it changes.',
      type: 'slug',
      options: {source: 'question.en', maxLength: 40},
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'showEmergencyNote',
      title: 'Show the emergency box in this answer',
      type: 'boolean',
      initialValue: false,
    }),
    ...medicalFields,
    orderRank,
  ],
  orderings: [byOrderRank],
  preview: {select: {title: 'question.de', subtitle: 'question.en'}},
})
