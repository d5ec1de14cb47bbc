import {defineField} from 'sanity'
import {type TextRules, textValidation} from './validation.ts'

/**
 * Fields that recur in many types. Each takes its name, the title that staff see, and a description in plain words.
 */

/** One line of text in every language. */
export const line = (name: string, title: string, description?: string, rules: TextRules = {max: 120}) =>
  defineField({name, title, description, type: 'localeString', validation: textValidation(rules)})

/** A plain paragraph in every language. */
export const paragraph = (name: string, title: string, description?: string, rules: TextRules = {}) =>
  defineField({name, title, description, type: 'localeText', validation: textValidation(rules)})

/** Formatted text in every language. */
export const richText = (name: string, title: string, description?: string, rules: TextRules = {}) =>
  defineField({name, title, description, type: 'localeBlock', validation: textValidation(rules)})

/** A picture with its alternative text. */
export const picture = (name: string, title: string, description?: string) =>
  defineField({name, title, description, type: 'picture', validation: (rule) => rule.required()})

/** What every page has: title, description for search engines, heading. */
export const pageFields = [
  line(
    'title',
    'Page title',
    'Shown in the browser tab and in search results. The foundation’s name is added by itself.',
    {max: 70},
  ),
  paragraph('description', 'Description', 'One or two sentences for search engines and shared links.', {
    max: 200,
  }),
  line('heading', 'Heading', 'The large heading at the top of the page.', {max: 90}),
]

/** Who says so, and whether somebody with medical training has checked it. */
export const medicalFields = [
  defineField({
    name: 'sources',
    title: 'Sources',
    description: 'Where the medical statements come from. Shown below the text.',
    type: 'array',
    of: [{type: 'source'}],
  }),
  defineField({
    name: 'reviewedBy',
    title: 'Medically reviewed by',
    description: 'Name and profession. Leave empty until somebody has really checked the text.',
    type: 'string',
  }),
  defineField({
    name: 'reviewedOn',
    title: 'Reviewed on',
    description: 'The day of that check.',
    type: 'date',
  }),
]
