import {defineField, defineType} from 'sanity'
import {line, pageFields, paragraph, picture} from '../fields.ts'

const method = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'object',
    fields: [
      line('label', 'Name', undefined, {max: 60}),
      paragraph('text', 'Explanation', undefined, {max: 300}),
    ],
    validation: (rule) => rule.required(),
  })

export const donatePage = defineType({
  name: 'donatePage',
  title: 'Donate',
  type: 'document',
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'form', title: 'Form'},
  ],
  fields: [
    ...[
      ...pageFields,
      paragraph('intro', 'Introduction', undefined, {max: 400}),
      picture('picture', 'Banner picture'),
      line('faqHeading', 'Heading of the questions', undefined, {max: 90}),
    ].map((field) => ({...field, group: 'page'})),
    ...[
      line('amountLegend', 'Heading: amount', undefined, {max: 60}),
      line('amountLabel', 'Label: amount', undefined, {max: 60}),
      line('customLabel', 'Name of the free amount', undefined, {max: 30}),
      line('methodLegend', 'Heading: payment method', undefined, {max: 60}),
      method('testMethod', 'Test donation'),
      method('offlineMethod', 'Offline donation'),
      method('cardMethod', 'Credit card'),
      line('donateLabel', 'Donate button', undefined, {max: 40}),
      line('detailsHeading', 'Heading: details', undefined, {max: 60}),
      paragraph('detailsNote', 'Note above the details', undefined, {max: 300}),
      line('firstNameLabel', 'Label: first name', undefined, {max: 60}),
      line('lastNameLabel', 'Label: last name', undefined, {max: 60}),
      line('emailLabel', 'Label: e-mail', undefined, {max: 60}),
      line('phoneLabel', 'Label: phone', undefined, {max: 60}),
      line('addressLabel', 'Label: address', undefined, {max: 60}),
      line('messageLabel', 'Label: message', undefined, {max: 60}),
      line('saveLabel', 'Button of the details', undefined, {max: 40}),
      paragraph(
        'inactiveNotice',
        'While donating is not possible',
        'Shown at the buttons and after pressing them.',
        {max: 300},
      ),
    ].map((field) => ({...field, group: 'form'})),
  ],
  preview: {prepare: () => ({title: 'Donate'})},
})
