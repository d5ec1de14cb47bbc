import {BillIcon} from '@sanity/icons/Bill'
import {type CustomValidator, defineType} from 'sanity'
import {line, listField, paragraph, richText, stringField} from '../fields.ts'
import {isEmail, isPhone, isVatId} from '../formats.ts'
import {inGroup} from '../forms.ts'
import {legalPreview} from '../preview.ts'
import {legalPageFields, updatedOn} from './legal.ts'

type Check = CustomValidator<string | undefined>

const particular = (name: string, title: string, description: string, check: Check = () => true) =>
  stringField(name, title, description, (rule) => rule.required().max(200).custom(check))

/** Particulars that German law asks for: DDG § 5 (1) and, for the person responsible for the content, MStV § 18 (2). */
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
      richText('body', 'Further text', 'Shown below the particulars. Optional.', {
        optional: true,
        bothLanguages: true,
      }),
      updatedOn,
    ]),
    ...inGroup('particulars', [
      particular('legalName', 'Full name', 'The name of the foundation (DDG § 5 (1) no. 1).'),
      line('legalForm', 'Legal form', 'Shown in the imprint and on “About us” (DDG § 5 (1) no. 1).', {
        max: 160,
        optional: true,
        bothLanguages: true,
      }),
      particular('street', 'Street and number', 'The address of the foundation, not a post box.'),
      particular('postalCode', 'Postal code', 'For example 10115.'),
      particular('city', 'Town', 'For example Berlin.'),
      line('country', 'Country', 'The last line of the address.', {bothLanguages: true}),
      listField(
        'representatives',
        'Represented by',
        'All who may sign for the foundation, with first and last name.',
        [{type: 'string', title: 'Person', validation: (rule) => rule.required().max(120)}],
        (rule) => rule.required().min(1).unique(),
      ),
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
        {bothLanguages: true},
      ),
      line(
        'register',
        'Register and number',
        'For example: register of associations of the court in …, VR … Optional.',
        {max: 160, optional: true, bothLanguages: true},
      ),
      stringField(
        'vatId',
        'VAT identification number',
        'Only if the foundation has one (DDG § 5 (1) no. 6), for example DE123456789.',
        (rule) => rule.custom(isVatId),
      ),
      particular(
        'responsiblePerson',
        'Responsible for the content',
        'First and last name of the person who is responsible for the texts (MStV § 18 (2)).',
      ),
      particular('responsibleAddress', 'Address of that person', 'Street, number, postal code and town.'),
    ]),
  ],
  preview: legalPreview('Imprint'),
})
