import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {type CustomValidator, defineType} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {
  line,
  listField,
  paragraph,
  picture,
  referenceField,
  richText,
  sources,
  stringField,
} from '../fields.ts'
import {item, tab, tabs} from '../forms.ts'
import {previewOf} from '../preview.ts'
import {isFirstWith} from './first-come.ts'
import {limits} from './licence-limits.ts'
import {minimumAge} from './minimum-age.ts'
import {orderRank} from './order.ts'

const codes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'D1E', 'DE']

const groups = [
  {title: 'Mopeds', value: 'mopeds'},
  {title: 'Motorcycles', value: 'motorcycles'},
  {title: 'Cars and lorries', value: 'multiLane'},
  {title: 'Buses', value: 'buses'},
  {title: 'With a trailer', value: 'trailers'},
]

/** Codes are unique: they are the slugs of the category pages. */
const isFreeCode: CustomValidator<string | undefined> = async (code, context) =>
  !code ||
  (await isFirstWith('code', code, context)) ||
  t('There is another entry for this category already. Please change that one instead.')

const inclusion = item(
  'inclusion',
  'Included category',
  {
    title: 'category.code',
    subtitle: 'condition',
    media: 'category.symbol',
    untitled: 'No category chosen yet',
  },
  [
    referenceField(
      'category',
      'Category',
      'The category whose vehicles may be driven as well.',
      ['licenceCategory'],
      (rule) => rule.required(),
    ),
    line('condition', 'Condition', 'For example: if category D is held. Leave empty if there is none.', {
      max: 120,
      optional: true,
    }),
  ],
)

export const licenceCategory = defineType({
  name: 'licenceCategory',
  title: 'Licence category',
  type: 'document',
  icon: CreditCardIcon,
  ...tabs(
    tab('text', 'Text', [
      stringField(
        'code',
        'Code',
        'As on the licence, for example C1E. It is also the address of the page.',
        (rule) => rule.required().custom(isFreeCode),
        {options: {list: codes.map((code) => ({title: code, value: code}))}},
      ),
      stringField(
        'group',
        'Group',
        'The heading above the category in the overview.',
        (rule) => rule.required(),
        {options: {list: groups}},
      ),
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
        'The text of the category’s own page: what it is for, how to get it, what is special. Leave out ages and limits: they come from “Facts”.',
      ),
    ]),
    tab('facts', 'Facts', [
      listField(
        'minimumAges',
        'Minimum ages',
        'The general rule first, without a condition; then exceptions. State whose rule each is.',
        [minimumAge],
        (rule) => rule.required().min(1),
      ),
      limits,
      line(
        'exceptions',
        'Exceptions to the limits',
        'What differs from the numbers above, for example for tricycles. Optional.',
        {max: 200, optional: true},
      ),
      referenceField(
        'prerequisite',
        'Required category',
        'The category you must hold first. Leave empty if there is none.',
        ['licenceCategory'],
      ),
      listField('includes', 'Includes', 'Other categories whose vehicles you may drive with this one.', [
        inclusion,
      ]),
      sources(
        'The laws and official pages that the ages and limits were taken from. Shown at the end of the page.',
        (rule) => rule.required().min(1),
      ),
    ]),
    tab('pictures', 'Pictures', [
      picture(
        'symbol',
        'Symbol',
        'A small and simple drawing of the vehicle, square, for tables and cards.',
        144,
      ),
      picture(
        'image',
        'Picture',
        'The large picture at the top of the category’s page, in landscape format.',
        1400,
      ),
      orderRank('licenceCategory'),
    ]),
  ),
  preview: previewOf({
    title: 'code',
    subtitle: 'title',
    media: 'symbol',
    untitled: 'New licence category',
  }),
})
