import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {defineField, defineType} from 'sanity'
import {line, medicalFields, richText} from '../fields.ts'
import {isEmergencyPhone} from '../formats.ts'
import {singletonPreview} from '../preview.ts'

export const emergencyNote = defineType({
  name: 'emergencyNote',
  title: 'Emergency box',
  type: 'document',
  icon: WarningOutlineIcon,
  fields: [
    line(
      'heading',
      'Heading',
      'The first words of the box, on the home page and in answers about symptoms.',
      {
        max: 90,
        bothLanguages: true,
      },
    ),
    richText(
      'body',
      'When to act at once',
      'The signs, as a short list, and what to do. As few words as possible.',
      {
        bothLanguages: true,
      },
    ),
    defineField({
      name: 'phone',
      title: 'Emergency number',
      description: 'The number that the button calls, for example 112.',
      type: 'string',
      validation: (rule) => rule.required().custom(isEmergencyPhone),
    }),
    line('callLabel', 'Words of the call button', 'The number is added by itself.', {
      max: 40,
      bothLanguages: true,
    }),
    ...medicalFields,
  ],
  preview: singletonPreview('Emergency box'),
})
