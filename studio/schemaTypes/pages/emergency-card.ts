import {CreditCardIcon} from '@sanity/icons/CreditCard'
import type {English} from '../../i18n/translate.ts'
import {line, medicalFields, pageTop, paragraph, section} from '../fields.ts'
import {singleton, tab, tabs} from '../forms.ts'

/** A field that visitors fill in. */
const entry = (name: string, title: English) =>
  section(name, title, 'A field that visitors fill in.', [
    line('label', 'Label', 'Shown above the field in the form, and on the card in both languages.', {
      max: 30,
      bothLanguages: true,
    }),
    line('hint', 'Hint', 'Says what belongs in the field, or gives an example. Optional.', {
      max: 120,
      optional: true,
    }),
  ])

export const emergencyCardPage = singleton({
  name: 'emergencyCardPage',
  title: 'Emergency card',
  icon: CreditCardIcon,
  ...tabs(
    tab('top', 'Top', [...pageTop('One or two sentences below the heading: what the card is for.', 240)]),
    tab('card', 'Wording of the card', [
      line('cardTitle', 'Title of the card', 'At the top of the card, in both languages.', {
        max: 50,
        bothLanguages: true,
      }),
      line('audience', 'For whom', 'Shown above the wording: who should read it.', {
        max: 50,
        bothLanguages: true,
      }),
      paragraph(
        'wording',
        'Wording for doctors and nurses',
        'On the back of the card, in both languages. Each line becomes a paragraph, or an item of a list if it begins with a hyphen and a space. No doses: the card gives no treatment advice.',
        {max: 520, bothLanguages: true},
      ),
      ...medicalFields,
    ]),
    tab('form', 'Form', [
      line('formHeading', 'Heading of the form', 'Shown above the fields.'),
      paragraph(
        'formNote',
        'Note above the fields',
        'Says that all fields are optional and that nothing is sent.',
        {max: 240},
      ),
      entry('name', 'Field: name'),
      entry('contact', 'Field: contact'),
      entry('clinic', 'Field: clinic'),
      entry('diagnosis', 'Field: diagnosis'),
      entry('allergies', 'Field: allergies'),
      entry('notes', 'Field: notes'),
      line(
        'rememberLabel',
        'Text beside “Remember”',
        'Shown beside the box that saves the input in the browser.',
      ),
      paragraph('rememberNote', 'Note below “Remember”', 'Who can read it, and where it can be deleted.', {
        max: 200,
      }),
      line('clearLabel', 'Button: clear', 'Empties the fields and deletes what was saved.', {max: 40}),
      line('cardHeading', 'Heading of the card', 'Shown above the preview of the card.'),
      line('printCardLabel', 'Button: print wallet card', 'Prints front and back to cut out and fold.', {
        max: 40,
      }),
      line('printPageLabel', 'Button: print A4', 'Prints the card on a whole page.', {max: 40}),
      line('printNote', 'Note on the printed wallet card', 'How to cut and fold it.', {max: 160}),
      line('qrLabel', 'Description of the QR code', 'Read aloud to people who cannot see it.', {max: 90}),
      paragraph('noScript', 'Note without JavaScript', 'What works without JavaScript, and what needs it.', {
        max: 240,
      }),
    ]),
  ),
})
