import {defineField, defineType} from 'sanity'
import {line, pageFields, paragraph, richText} from '../fields.ts'

const updatedOn = defineField({
  name: 'updatedOn',
  title: 'As of',
  description: 'The day of this version. Shown on the page.',
  type: 'date',
  validation: (rule) => rule.required(),
})

const body = richText('body', 'Text', undefined, {bothLanguages: true})

export const privacyPage = defineType({
  name: 'privacyPage',
  title: 'Privacy',
  type: 'document',
  fields: [...pageFields, body, updatedOn],
  preview: {prepare: () => ({title: 'Privacy'})},
})

export const accessibilityPage = defineType({
  name: 'accessibilityPage',
  title: 'Accessibility statement',
  type: 'document',
  fields: [...pageFields, body, updatedOn],
  preview: {prepare: () => ({title: 'Accessibility statement'})},
})

const particular = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    group: 'particulars',
    validation: (rule) => rule.required(),
  })

/** Particulars that German law asks for: DDG § 5 (1) and, for whoever answers for the content, MStV § 18 (2). */
export const imprintPage = defineType({
  name: 'imprintPage',
  title: 'Imprint',
  type: 'document',
  groups: [
    {name: 'particulars', title: 'Particulars', default: true},
    {name: 'page', title: 'Page'},
  ],
  fields: [
    ...[...pageFields, richText('body', 'Further text', undefined, {optional: true}), updatedOn].map(
      (field) => ({
        ...field,
        group: 'page',
      }),
    ),
    particular('legalName', 'Full name', 'Name and legal form of the foundation (DDG § 5 (1) no. 1).'),
    particular(
      'street',
      'Street and number',
      'The address at which the foundation can be reached, no post box.',
    ),
    particular('postalCode', 'Postal code', 'For example 10115.'),
    particular('city', 'Town', 'For example Berlin.'),
    {...line('country', 'Country', undefined, {max: 60, bothLanguages: true}), group: 'particulars'},
    defineField({
      name: 'representatives',
      title: 'Represented by',
      description: 'Everybody who may sign for the foundation, with first and last name.',
      type: 'array',
      of: [{type: 'string'}],
      group: 'particulars',
      validation: (rule) => rule.required().min(1),
    }),
    particular('phone', 'Phone', 'A number for quick contact (DDG § 5 (1) no. 2).'),
    defineField({
      name: 'email',
      title: 'E-mail',
      description: 'An address for quick electronic contact (DDG § 5 (1) no. 2).',
      type: 'string',
      group: 'particulars',
      validation: (rule) => rule.required().email(),
    }),
    {
      ...paragraph(
        'supervisoryAuthority',
        'Supervisory authority',
        'The authority that supervises the foundation, with its address.',
        {bothLanguages: true},
      ),
      group: 'particulars',
    },
    {
      ...line(
        'register',
        'Register and number',
        'For example: register of associations of the court in …, VR …',
        {
          max: 160,
          optional: true,
        },
      ),
      group: 'particulars',
    },
    defineField({
      name: 'vatId',
      title: 'VAT identification number',
      description: 'Only if the foundation has one (DDG § 5 (1) no. 6).',
      type: 'string',
      group: 'particulars',
    }),
    particular(
      'responsiblePerson',
      'Responsible for the content',
      'First and last name of the person who answers for the texts (MStV § 18 (2)).',
    ),
    particular('responsibleAddress', 'Address of that person', 'Street, number, postal code and town.'),
  ],
  preview: {prepare: () => ({title: 'Imprint'})},
})
