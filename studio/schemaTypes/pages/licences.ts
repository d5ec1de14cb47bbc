import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {bannerPicture, line, pageFields, paragraph, richText, section, sources} from '../fields.ts'
import {singleton, tab, tabs} from '../forms.ts'
import {messageFormFields} from './message-form.ts'

const groupTitle = (name: string, title: string) =>
  line(name, title, 'The heading above these categories in the overview.', {max: 80})

const label = 'Shown above the field.'
const choice = 'Shown above the list of choices.'

export const licencePage = singleton({
  name: 'licencePage',
  title: 'Driving licences',
  icon: CreditCardIcon,
  media: 'picture',
  ...tabs(
    tab('page', 'Page', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Why the foundation has this page, in a sentence or two.'),
      line(
        'noticeLine',
        'Warning in one line',
        'Says that the foundation neither issues nor sells licences. Shown on every licence page.',
        {max: 160, bothLanguages: true},
      ),
      richText(
        'notice',
        'Rest of the warning',
        'Who issues licences, and what applies to bought documents. Shown below that line, on the overview only.',
        {bothLanguages: true},
      ),
      bannerPicture,
      section('groupTitles', 'Names of the five groups', 'Shown above the categories of each group.', [
        groupTitle('mopeds', 'Group AM'),
        groupTitle('motorcycles', 'Group A1, A2, A'),
        groupTitle('multiLane', 'Group B1, B, C1, C'),
        groupTitle('buses', 'Group D1, D'),
        groupTitle('trailers', 'Group BE, C1E, CE, D1E, DE'),
      ]),
      line('comparisonHeading', 'Heading of the comparison', 'Shown above the table of all categories.', {
        max: 90,
      }),
      paragraph('scopeNote', 'Whose rules these are', 'Shown with the ages and limits.', {
        max: 500,
        bothLanguages: true,
      }),
      paragraph(
        'comingNote',
        'What will change',
        'A note, with its date, on law that is not in force yet. Optional.',
        {max: 500, optional: true},
      ),
    ]),
    tab('abroad', 'Licence from abroad', [
      section(
        'abroad',
        'Licence from abroad',
        'The part of the page for people who have a licence from another country.',
        [
          line('heading', 'Heading', 'Shown above this part of the page.', {max: 90}),
          richText(
            'body',
            'Text',
            'What applies to licences from other countries, and who can tell you more.',
          ),
          sources('The laws and official pages that the text relies on. Shown below it.', (rule) =>
            rule.required().min(1),
          ),
        ],
      ),
    ]),
    tab('enquiry', 'Enquiry form', [
      line('enquiryHeading', 'Heading of the enquiry', 'Shown above the form.', {max: 90}),
      paragraph('enquiryIntro', 'Introduction', 'What can be asked here, and what cannot.', {max: 400}),
      line('lastNameLabel', 'Label: last name', label),
      line('countryLabel', 'Label: country', choice),
      line('serviceLabel', 'Label: service', choice),
      ...messageFormFields,
      line('submitNote', 'Note beside the button', 'For example, what asking costs. Optional.', {
        max: 120,
        optional: true,
      }),
    ]),
  ),
})
