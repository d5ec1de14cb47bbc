import {defineField, defineType} from 'sanity'
import {line, pageFields, paragraph, picture, richText} from '../fields.ts'
import {messageFormFields} from './contact.ts'

const groupTitle = (name: string, title: string) => line(name, title, undefined, {max: 80})

export const licencePage = defineType({
  name: 'licencePage',
  title: 'Driving licences',
  type: 'document',
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'abroad', title: 'Licence from abroad'},
    {name: 'enquiry', title: 'Enquiry form'},
  ],
  fields: [
    ...[
      ...pageFields,
      richText(
        'notice',
        'First words of the page',
        'That the foundation issues and sells nothing, only authorities do, and that asking is free.',
        {bothLanguages: true},
      ),
      picture('picture', 'Banner picture'),
      paragraph('intro', 'Introduction', undefined, {max: 500}),
      defineField({
        name: 'groupTitles',
        title: 'Names of the five groups',
        type: 'object',
        fields: [
          groupTitle('mopeds', 'AM'),
          groupTitle('motorcycles', 'A1, A2, A'),
          groupTitle('multiLane', 'B1, B, C1, C'),
          groupTitle('buses', 'D1, D'),
          groupTitle('trailers', 'BE, C1E, CE, D1E, DE'),
        ],
        validation: (rule) => rule.required(),
      }),
      line('comparisonHeading', 'Heading of the comparison', undefined, {max: 90}),
      paragraph('scopeNote', 'Whose rules these are', 'Shown with the ages and limits.', {
        max: 500,
        bothLanguages: true,
      }),
      paragraph('comingNote', 'What will change', 'A dated note on law that is not in force yet.', {
        max: 500,
        optional: true,
      }),
    ].map((field) => ({...field, group: 'page'})),
    defineField({
      name: 'abroad',
      title: 'Licence from abroad',
      type: 'object',
      group: 'abroad',
      fields: [
        line('heading', 'Heading', undefined, {max: 90}),
        richText('body', 'Text', undefined, {bothLanguages: true}),
        defineField({
          name: 'sources',
          title: 'Sources',
          type: 'array',
          of: [{type: 'source'}],
          validation: (rule) => rule.required().min(1),
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    ...[
      line('enquiryHeading', 'Heading of the enquiry', undefined, {max: 90}),
      paragraph('enquiryIntro', 'Introduction', undefined, {max: 400}),
      line('lastNameLabel', 'Label: last name', undefined, {max: 60}),
      line('countryLabel', 'Label: country', undefined, {max: 60}),
      line('serviceLabel', 'Label: service', undefined, {max: 60}),
      ...messageFormFields,
    ].map((field) => ({...field, group: 'enquiry'})),
  ],
  preview: {prepare: () => ({title: 'Driving licences'})},
})
