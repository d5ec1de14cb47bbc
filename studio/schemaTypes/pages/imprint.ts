import {BillIcon} from '@sanity/icons/Bill'
import {type CustomValidator, defineField, defineType} from 'sanity'
import {inGroup, line, paragraph, richText} from '../fields.ts'
import {isEmail, isPhone, isVatId} from '../formats.ts'
import {legalPreview} from '../preview.ts'
import {legalPageFields, updatedOn} from './legal.ts'

type Check = CustomValidator<string | undefined>

const particular = (name: string, title: string, description: string, check: Check = () => true) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().max(200).custom(check),
  })

/** Particulars that German law asks for: DDG § 5 (1) and, for whoever answers for the content, MStV § 18 (2). */
export const imprintPage = defineType({
  name: 'imprintPage',
  title: 'Imprint',
  type: 'document',
  icon: BillIcon,
  groups: [
    {name: 'particulars', title: 'Particulars', default: true},
    {name: 'page', title: 'Page'},
  ],
  fields: [
    ...inGroup('page', [
      ...legalPageFields,
      richText('body', 'Further text', 'Shown below the particulars. May stay empty.', {
        optional: true,
        bothLanguages: true,
      }),
      updatedOn,
    ]),
    ...inGroup('particulars', [
      particular('legalName', 'Full name', 'Name and legal form of the foundation (DDG § 5 (1) no. 1).'),
      particular(
        'street',
        'Street and number',
        'The address at which the foundation can be reached, no post box.',
      ),
      particular('postalCode', 'Postal code', 'For example 10115.'),
      particular('city', 'Town', 'For example Berlin.'),
      line('country', 'Country', 'The last line of the address.', {max: 60, bothLanguages: true}),
      defineField({
        name: 'representatives',
        title: 'Represented by',
        description: 'Everybody who may sign for the foundation, with first and last name.',
        type: 'array',
        of: [{type: 'string', title: 'Person', validation: (rule) => rule.required().max(120)}],
        validation: (rule) => rule.required().min(1).unique(),
      }),
      particular(
        'phone',
        'Phone',
        'A number for quick contact (DDG § 5 (1) no. 2), for example +49 30 23125 100.',
        isPhone,
      ),
      particular('email', 'E-mail', 'An address for quick electronic contact (DDG § 5 (1) no. 2).', isEmail),
      paragraph(
        'supervisoryAuthority',
        'Supervisory authority',
        'The authority that supervises the foundation, with its address.',
        {max: 300, bothLanguages: true},
      ),
      line(
        'register',
        'Register and number',
        'For example: register of associations of the court in …, VR … May stay empty.',
        {
          max: 160,
          optional: true,
          bothLanguages: true,
        },
      ),
      defineField({
        name: 'vatId',
        title: 'VAT identification number',
        description: 'Only if the foundation has one (DDG § 5 (1) no. 6), for example DE123456789.',
        type: 'string',
        validation: (rule) => rule.custom(isVatId),
      }),
      particular(
        'responsiblePerson',
        'Responsible for the content',
        'First and last name of the person who answers for the texts (MStV § 18 (2)).',
      ),
      particular('responsibleAddress', 'Address of that person', 'Street, number, postal code and town.'),
    ]),
  ],
  preview: legalPreview('Imprint'),
})
