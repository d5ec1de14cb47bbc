import {HeartIcon} from '@sanity/icons/Heart'
import {defineType} from 'sanity'
import type {English} from '../../i18n/translate.ts'
import {inGroup, line, pageFields, paragraph, picture, section} from '../fields.ts'
import {singletonPreview} from '../preview.ts'

const label = 'Stands above the field in which visitors write.'

const method = (name: string, title: English, description: string) =>
  section(name, title, description, [
    line('label', 'Name', 'What this way of paying is called on the page.', {max: 60}),
    paragraph('text', 'Explanation', 'Shown below that name: what happens, and what it costs.', {max: 300}),
  ])

export const donatePage = defineType({
  name: 'donatePage',
  title: 'Donate',
  type: 'document',
  icon: HeartIcon,
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'form', title: 'Form'},
  ],
  fields: [
    ...inGroup('page', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Two or three sentences below the heading: what a donation does.', {
        max: 400,
      }),
      picture(
        'picture',
        'Banner picture',
        'The wide picture at the top of the page, at least 1600 pixels wide.',
      ),
      line(
        'faqHeading',
        'Heading of the questions',
        'Stands above the questions and answers at the end of the page.',
        {max: 90},
      ),
    ]),
    ...inGroup('form', [
      line(
        'amountLegend',
        'Heading: amount',
        'Stands above the amounts. The amounts themselves are in the settings.',
        {max: 60},
      ),
      line('amountLabel', 'Label: amount', 'Stands above the field with the chosen amount.', {max: 60}),
      line('customLabel', 'Name of the free amount', 'The words on the button for an amount of one’s own.', {
        max: 30,
      }),
      line('methodLegend', 'Heading: payment method', 'Stands above the ways of paying.', {max: 60}),
      method('testMethod', 'Test donation', 'The first way of paying: a try without money.'),
      method('offlineMethod', 'Offline donation', 'The second way of paying: a transfer or cash.'),
      method('cardMethod', 'Credit card', 'The third way of paying.'),
      line('donateLabel', 'Donate button', 'The words on the button below the ways of paying.', {max: 40}),
      line('detailsHeading', 'Heading: details', 'Stands above the fields for name and address.', {max: 60}),
      paragraph(
        'detailsNote',
        'Note above the details',
        'What the details are needed for, and who reads them.',
        {max: 300},
      ),
      line('firstNameLabel', 'Label: first name', label, {max: 60}),
      line('lastNameLabel', 'Label: last name', label, {max: 60}),
      line('emailLabel', 'Label: e-mail', label, {max: 60}),
      line('phoneLabel', 'Label: phone', label, {max: 60}),
      line('addressLabel', 'Label: address', label, {max: 60}),
      line('messageLabel', 'Label: message', label, {max: 60}),
      line('saveLabel', 'Button of the details', 'The words on the button below the details.', {max: 40}),
      paragraph(
        'inactiveNotice',
        'While donating is not possible',
        'Shown at the buttons and after pressing them.',
        {max: 300},
      ),
    ]),
  ],
  preview: singletonPreview('Donate', {media: 'picture'}),
})
