import {type CustomValidator, defineField, type FieldDefinition} from 'sanity'
import {type English, t} from '../i18n/translate.ts'
import {isNotInFuture} from './formats.ts'
import {languageColumns} from './languages.ts'
import {previewOf} from './preview.ts'
import {type TextRules, textValidation} from './validation.ts'

/**
 * Fields that recur in many types. Each takes its name, the title that staff see, a description in plain words, and how
 * strictly it is checked.
 */

const textField =
  (type: 'localeString' | 'localeText' | 'localeBlock') =>
  (name: string, title: string, description: string, rules: TextRules = {}) =>
    defineField({
      name,
      title,
      description,
      type,
      // The form counts the characters where there is a limit; the translation board lets nobody do without what has to be
      // there in both languages.
      options: {
        columns: languageColumns,
        collapsible: false,
        ...(rules.max ? {max: rules.max} : {}),
        ...(rules.bothLanguages ? {bothLanguages: true} : {}),
      },
      validation: textValidation(rules),
    })

/** One line of text in every language. */
export const line = textField('localeString')

/** A plain paragraph in every language. */
export const paragraph = textField('localeText')

/** Formatted text in every language. */
export const richText = textField('localeBlock')

/** A picture with its alternative text. */
export const picture = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'picture',
    validation: (rule) => rule.required().error(t('Please choose a picture.')),
  })

/** The words of a link and the page that it leads to. */
export const pageLink = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'link', validation: (rule) => rule.required()})

interface SectionOptions {
  optional?: boolean
  columns?: number
}

/** Fields that belong together. */
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
    ...(columns ? {options: {columns}} : {}),
    validation: optional ? undefined : (rule) => rule.required(),
    preview: previewOf({untitled: title}),
  })

/** Puts fields under a tab of the form. */
export const inGroup = <Field extends object>(group: string, fields: Field[]) =>
  fields.map((field) => ({...field, group}))

/** What every page has: title, description for search engines, heading. */
export const pageFields = (rules: TextRules = {}) => [
  line(
    'title',
    'Page title',
    'Shown in the browser tab and in search results. A few words that say what the page is about; the name of the foundation is added by itself.',
    {...rules, max: 70},
  ),
  paragraph(
    'description',
    'Description for search engines',
    'One or two sentences that appear under the title in search results and when somebody shares the page. Not shown on the page itself.',
    {...rules, max: 200},
  ),
  line('heading', 'Heading', 'The large heading at the top of the page. Short headings are read most.', {
    ...rules,
    max: 90,
  }),
]

/** Where statements come from. */
export const sources = (description: string) =>
  defineField({name: 'sources', title: 'Sources', description, type: 'array', of: [{type: 'source'}]})

/** Says what is missing where one half of a mark is filled in without the other. */
const isThereWith =
  (other: string, message: string): CustomValidator<string | undefined> =>
  (value, {parent}) =>
    Boolean(value) || !(parent as Record<string, unknown> | undefined)?.[other] || message

/** Who says so, and whether somebody with medical training has checked it. */
export const medicalFields = [
  sources(
    'Where the medical statements come from: guidelines, hospitals, authorities. Shown below the text.',
  ),
  defineField({
    name: 'reviewedBy',
    title: 'Medically reviewed by',
    description:
      'Name and profession of the person who has checked the text, shown below it. Leave this empty until somebody really has: the page then says that no review has taken place yet.',
    type: 'string',
    validation: (rule) => [
      rule.max(120),
      rule
        .custom(
          isThereWith(
            'reviewedOn',
            t('Without the name, the website says that this text has not been reviewed.'),
          ),
        )
        .warning(),
    ],
  }),
  defineField({
    name: 'reviewedOn',
    title: 'Reviewed on',
    description: 'The day on which that person checked the text. Shown beside the name.',
    type: 'date',
    validation: (rule) => [
      rule.custom(isNotInFuture),
      rule
        .custom(
          isThereWith(
            'reviewedBy',
            t('Without the day, the website says that this text has not been reviewed.'),
          ),
        )
        .warning(),
    ],
  }),
  defineField({
    name: 'reviewedTexts',
    title: 'Reviewed texts',
    description: 'Which texts that person checked, as a fingerprint. Written by the Studio itself.',
    type: 'string',
    hidden: true,
  }),
  {
    ...section(
      'formerReview',
      'Former review',
      'Who had checked the text before it was changed, and when. Written by the Studio itself.',
      [
        defineField({
          name: 'by',
          title: 'Reviewed by',
          description: 'Who had checked the text.',
          type: 'string',
        }),
        defineField({name: 'on', title: 'On', description: 'The day on which that was.', type: 'date'}),
      ],
      {optional: true},
    ),
    hidden: true,
  },
]
