import {
  type ArrayOfType,
  type CustomValidator,
  defineField,
  type FieldDefinition,
  type IntrinsicDefinitions,
} from 'sanity'
import {linkableTypes} from '../../app/content/page-types.ts'
import {languages} from '../../app/i18n/languages.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t as shape} from '../i18n/texts/pictures.ts'
import {type English, t} from '../i18n/translate.ts'
import {isNotInFuture} from './formats.ts'
import {inColumns} from './languages.ts'
import {previewOf} from './preview.ts'
import {type TextRules, textValidation} from './validation.ts'

/**
 * Fields that recur in many types. Each takes its name, the title that staff see, a description in plain words, and how
 * strictly it is checked.
 */

const textField =
  (type: 'localeString' | 'localeText' | 'localeBlock', usual: TextRules = {}) =>
  (name: string, title: string, description: string, own: TextRules = {}) => {
    const rules = {...usual, ...own}
    return defineField({
      name,
      title,
      description,
      type,
      // The form counts characters up to `max`. The translation board does not dismiss texts with `bothLanguages`.
      options: {
        columns: inColumns(languages.length),
        collapsible: false,
        ...(rules.max ? {max: rules.max} : {}),
        ...(rules.bothLanguages ? {bothLanguages: true} : {}),
      },
      validation: textValidation(rules),
    })
  }

/** One line of text in every language, usually of 60 characters at most. */
export const line = textField('localeString', {max: 60})

/** A plain paragraph in every language, usually of 300 characters at most. */
export const paragraph = textField('localeText', {max: 300})

/** Formatted text in every language. */
export const richText = textField('localeBlock')

type Simple = 'string' | 'number' | 'date' | 'boolean'
type Checks<Type extends keyof IntrinsicDefinitions> = IntrinsicDefinitions[Type]['validation']

/** A value that is the same in every language. */
export const simpleField =
  <Type extends Simple>(type: Type, usual: object = {}) =>
  (name: string, title: string, description: string, validation?: Checks<Type>, more: object = usual) =>
    defineField({name, title, description, type, validation, ...more} as never) as FieldDefinition

export const stringField = simpleField('string')
export const numberField = simpleField('number')
export const dateField = simpleField(
  'date',
  studioLanguage === 'de' ? {options: {dateFormat: 'DD.MM.YYYY'}} : {},
)

export const switchField = (name: string, title: string, description: string, initialValue = false) =>
  simpleField('boolean')(name, title, description, undefined, {initialValue})

/** A reference to an existing document of one of the types. */
export const referenceField = (
  name: string,
  title: string,
  description: string,
  types: readonly string[],
  validation?: Checks<'reference'>,
) =>
  defineField({
    name,
    title,
    description,
    type: 'reference',
    to: types.map((type) => ({type})),
    options: {disableNew: true},
    validation,
  })

export const targetField = (title: string, description: string) =>
  referenceField('target', title, description, linkableTypes, (rule) =>
    rule.required().error(t('Please choose a link target.')),
  )

export const listField = (
  name: string,
  title: string,
  description: string,
  of: ArrayOfType[],
  validation?: Checks<'array'>,
) => defineField({name, title, description, type: 'array', of, validation})

const cut = (name: Parameters<typeof shape>[0], aspectRatio: number) => ({title: shape(name), aspectRatio})

/** Aspect ratios to which the website crops pictures. Elsewhere it shows them whole. */
export const shapes = {
  square: [cut('everywhere', 1)],
  hero: [cut('phones', 16 / 9)],
  slide: [cut('everywhere', 5 / 2)],
  goal: [cut('computers', 4 / 3), cut('phones', 3 / 2)],
}

/** @param minWidth In pixels, twice the largest display width: the Studio asks before uploading a picture too small for it. */
export const pictureOptions = (minWidth = 1000, previews: typeof shapes.square = []) => ({
  accept: 'image/*',
  minWidth,
  minHeight: Math.ceil(minWidth / (previews[0]?.aspectRatio ?? Number.POSITIVE_INFINITY)),
  hotspot: {previews},
})

/** The file may have been deleted since. */
export const hasFile = (picture: {asset?: object} | undefined) =>
  !picture || Boolean(picture.asset) || t('Please choose a picture.')

/** A picture with its alternative text. */
export const picture = (
  name: string,
  title: string,
  description: string,
  ...options: Parameters<typeof pictureOptions>
) =>
  defineField({
    name,
    title,
    description,
    type: 'picture',
    options: pictureOptions(...options),
    validation: (rule) => [rule.required().error(t('Please choose a picture.')), rule.custom(hasFile)],
  })

export const bannerPicture = picture(
  'picture',
  'Banner picture',
  'The wide picture at the top of the page, at least 1600 pixels wide.',
  1600,
)

/** A link to a page: its text and its target. */
export const pageLink = (name: string, title: string, description: string, {optional = false} = {}) =>
  defineField({
    name,
    title,
    description,
    type: 'link',
    validation: optional ? undefined : (rule) => rule.required(),
  })

interface SectionOptions {
  optional?: boolean
  columns?: number
}

export const section = (
  name: string,
  title: English,
  description: string,
  fields: FieldDefinition[],
  {optional = false, columns}: SectionOptions = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    fields,
    ...(columns ? {options: {columns: inColumns(columns)}} : {}),
    validation: optional ? undefined : (rule) => rule.required(),
    preview: previewOf({untitled: title}),
  })

/** Fields of every page: title, description for search engines, heading. */
export const pageFields = (rules: TextRules = {}) => [
  line(
    'title',
    'Page title',
    'Shown in the browser tab and in search results. A few words about the page; the foundation’s name is added automatically.',
    {...rules, max: 70},
  ),
  paragraph(
    'description',
    'Description for search engines',
    'One or two sentences that appear under the title in search results and in previews of shared links. Not shown on the page itself.',
    {...rules, max: 200},
  ),
  line('heading', 'Heading', 'The large heading at the top of the page. Keep it short.', {...rules, max: 90}),
]

/** The fields at the top of a page with an introduction and a banner picture. */
export const pageTop = (intro: string, max: number) => [
  ...pageFields(),
  paragraph('intro', 'Introduction', intro, {max}),
  bannerPicture,
]

export const sources = (description: string, validation?: Checks<'array'>) =>
  listField('sources', 'Sources', description, [{type: 'source'}], validation)

/** Requires a field if the other half of the review, name or day, is filled in. */
const isThereWith =
  (other: string, message: string): CustomValidator<string | undefined> =>
  (value, {parent}) =>
    Boolean(value) || !(parent as Record<string, unknown> | undefined)?.[other] || message

const unreviewed = {
  name: t('Without the name, the website says that this text has not been reviewed.'),
  day: t('Without the day, the website says that this text has not been reviewed.'),
}

/** The sources of a medical text, and its medical review. */
export const medicalFields = [
  sources(
    'Where the medical statements come from: guidelines, hospitals, authorities. The page lists them under “Sources”.',
    (rule) =>
      rule
        .custom(
          (list) =>
            Boolean((list as unknown[] | undefined)?.length) || t('Medical statements need a source.'),
        )
        .warning(),
  ),
  stringField(
    'reviewedBy',
    'Medically reviewed by',
    'Name and profession of the person who checked the text. Leave this empty until then: the page says, once for all its texts, that there was no review yet.',
    (rule) => [rule.max(120), rule.custom(isThereWith('reviewedOn', unreviewed.name)).warning()],
  ),
  dateField('reviewedOn', 'Reviewed on', 'The day of that review. Shown beside the name.', (rule) => [
    rule.custom(isNotInFuture),
    rule.custom(isThereWith('reviewedBy', unreviewed.day)).warning(),
  ]),
  // The Studio writes these: a fingerprint of the reviewed texts, and the last review before they changed.
  defineField({name: 'reviewedTexts', title: 'Reviewed texts', type: 'string', hidden: true}),
  defineField({
    name: 'formerReview',
    title: 'Former review',
    type: 'object',
    fields: [
      defineField({name: 'by', title: 'Medically reviewed by', type: 'string'}),
      defineField({name: 'on', title: 'Reviewed on', type: 'date'}),
    ],
    hidden: true,
  }),
]
