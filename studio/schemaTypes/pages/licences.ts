import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineField, defineType} from 'sanity'
import {inGroup, line, pageFields, paragraph, picture, richText, section} from '../fields.ts'
import {singletonPreview} from '../preview.ts'
import {messageFormFields} from './message-form.ts'

const groupTitle = (name: string, title: string) =>
  line(name, title, 'The heading above these categories in the overview.', {max: 80})

const label = 'Stands above the field in which visitors write.'
const choice = 'Stands above the list from which visitors choose.'

export const licencePage = defineType({
  name: 'licencePage',
  title: 'Driving licences',
  type: 'document',
  icon: CreditCardIcon,
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'abroad', title: 'Licence from abroad'},
    {name: 'enquiry', title: 'Enquiry form'},
  ],
  fields: [
    ...inGroup('page', [
      ...pageFields(),
      richText(
        'notice',
        'First words of the page',
        'That the foundation issues and sells nothing, only authorities do, and that asking is free.',
        {bothLanguages: true},
      ),
      picture(
        'picture',
        'Banner picture',
        'The wide picture at the top of the page, at least 1600 pixels wide.',
      ),
      paragraph('intro', 'Introduction', 'What the page offers, in a few sentences above the categories.', {
        max: 500,
      }),
      section('groupTitles', 'Names of the five groups', 'The headings under which the categories stand.', [
        groupTitle('mopeds', 'Group AM'),
        groupTitle('motorcycles', 'Group A1, A2, A'),
        groupTitle('multiLane', 'Group B1, B, C1, C'),
        groupTitle('buses', 'Group D1, D'),
        groupTitle('trailers', 'Group BE, C1E, CE, D1E, DE'),
      ]),
      line('comparisonHeading', 'Heading of the comparison', 'Stands above the table of all categories.', {
        max: 90,
      }),
      paragraph('scopeNote', 'Whose rules these are', 'Shown with the ages and limits.', {
        max: 500,
        bothLanguages: true,
      }),
      paragraph(
        'comingNote',
        'What will change',
        'A dated note on law that is not in force yet. May stay empty.',
        {
          max: 500,
          optional: true,
        },
      ),
    ]),
    ...inGroup('abroad', [
      section(
        'abroad',
        'Licence from abroad',
        'The part of the page for people who have a licence from another country.',
        [
          line('heading', 'Heading', 'Stands above this part of the page.', {max: 90}),
          richText('body', 'Text', 'What holds for licences from other countries, and who can say more.'),
          defineField({
            name: 'sources',
            title: 'Sources',
            description: 'The laws and official pages that the text relies on. Shown below it.',
            type: 'array',
            of: [{type: 'source'}],
            validation: (rule) => rule.required().min(1),
          }),
        ],
      ),
    ]),
    ...inGroup('enquiry', [
      line('enquiryHeading', 'Heading of the enquiry', 'Stands above the form for questions.', {max: 90}),
      paragraph('enquiryIntro', 'Introduction', 'What can be asked here, and what cannot.', {max: 400}),
      line('lastNameLabel', 'Label: last name', label, {max: 60}),
      line('countryLabel', 'Label: country', choice, {max: 60}),
      line('serviceLabel', 'Label: service', choice, {max: 60}),
      ...messageFormFields,
    ]),
  ],
  preview: singletonPreview('Driving licences', {media: 'picture'}),
})
