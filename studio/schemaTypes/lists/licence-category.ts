import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {type CustomValidator, defineArrayMember, defineField, defineType} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {inGroup, line, paragraph, picture, richText} from '../fields.ts'
import {inEachLanguage, previewOf} from '../preview.ts'
import {isFirstWith} from './first-come.ts'
import {limits} from './licence-limits.ts'
import {minimumAge} from './minimum-age.ts'
import {byOrderRank, orderRank} from './order.ts'

const codes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'D1E', 'DE']

/** The code is the address of the category's page. */
const isFreeCode: CustomValidator<string | undefined> = async (code, context) =>
  !code ||
  (await isFirstWith('code', code, context)) ||
  t('There is another entry for this category already. Please change that one instead.')

const inclusion = defineArrayMember({
  name: 'inclusion',
  title: 'Included category',
  type: 'object',
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The category whose vehicles may be driven as well.',
      type: 'reference',
      to: [{type: 'licenceCategory'}],
      options: {disableNew: true},
      validation: (rule) => rule.required(),
    }),
    line('condition', 'Condition', 'For example: if category D is held. Empty if there is none.', {
      max: 120,
      optional: true,
    }),
  ],
  preview: previewOf({
    title: ['category.code'],
    subtitle: inEachLanguage('condition'),
    media: 'category.symbol',
    untitled: 'No category chosen yet',
  }),
})

export const licenceCategory = defineType({
  name: 'licenceCategory',
  title: 'Licence category',
  type: 'document',
  icon: CreditCardIcon,
  groups: [
    {name: 'text', title: 'Text', default: true},
    {name: 'facts', title: 'Facts'},
    {name: 'pictures', title: 'Pictures'},
  ],
  fields: [
    ...inGroup('text', [
      defineField({
        name: 'code',
        title: 'Code',
        description: 'As on the licence, for example C1E. It is also the address of the page.',
        type: 'string',
        options: {list: codes.map((code) => ({title: code, value: code}))},
        validation: (rule) => rule.required().custom(isFreeCode),
      }),
      defineField({
        name: 'group',
        title: 'Group',
        description: 'Under which heading the category stands in the overview.',
        type: 'string',
        options: {
          list: [
            {title: 'Mopeds', value: 'mopeds'},
            {title: 'Motorcycles', value: 'motorcycles'},
            {title: 'Multi-lane motor vehicles', value: 'multiLane'},
            {title: 'Buses', value: 'buses'},
            {title: 'Multi-lane vehicles with trailers', value: 'trailers'},
          ],
        },
        validation: (rule) => rule.required(),
      }),
      line(
        'title',
        'Vehicles in a few words',
        'Which vehicles the category is for. Shown beside the code in the overview and as the heading of its page.',
        {max: 90},
      ),
      paragraph('summary', 'Summary', 'One or two sentences for the overview of all categories.', {max: 260}),
      richText(
        'description',
        'Description',
        'The text of the category’s own page: what it is for, how one gets it, what is special. Without ages and limits, which are shown from the fields under “Facts”.',
      ),
    ]),
    ...inGroup('facts', [
      defineField({
        name: 'minimumAges',
        title: 'Minimum ages',
        description: 'The general rule first, then exceptions. Each with whose rule it is.',
        type: 'array',
        of: [minimumAge],
        validation: (rule) => rule.required().min(1),
      }),
      limits,
      defineField({
        name: 'prerequisite',
        title: 'Needs first',
        description: 'The category that one must hold before this one. Empty if there is none.',
        type: 'reference',
        to: [{type: 'licenceCategory'}],
        options: {disableNew: true},
      }),
      defineField({
        name: 'includes',
        title: 'Includes',
        description: 'Categories whose vehicles one may drive as well with this one.',
        type: 'array',
        of: [inclusion],
      }),
      defineField({
        name: 'sources',
        title: 'Sources',
        description:
          'The laws and official pages that the ages and limits were taken from. Shown at the end of the page.',
        type: 'array',
        of: [{type: 'source'}],
        validation: (rule) => rule.required().min(1),
      }),
    ]),
    ...inGroup('pictures', [
      picture('symbol', 'Symbol', 'A small and simple drawing of the vehicle, square, for tables and cards.'),
      picture(
        'image',
        'Picture',
        'The large picture at the top of the category’s page, in landscape format.',
      ),
    ]),
    orderRank('licenceCategory'),
  ],
  orderings: [byOrderRank],
  preview: previewOf({
    title: ['code'],
    subtitle: inEachLanguage('title'),
    media: 'symbol',
    untitled: 'New licence category',
  }),
})
