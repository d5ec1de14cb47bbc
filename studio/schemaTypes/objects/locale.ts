import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {LinkIcon} from '@sanity/icons/Link'
import {type ArrayOfType, defineArrayMember, defineField, defineType} from 'sanity'
import {languages} from '../../../app/i18n/languages.ts'
import {type English, t} from '../../i18n/translate.ts'
import {stringField, targetField} from '../fields.ts'
import {isElsewhere, isOutside} from '../formats.ts'
import {languageTitles} from '../languages.ts'
import {previewOf, shownText} from '../preview.ts'

/** A text in every language. */
const localeType = (
  name: string,
  title: English,
  definition: {type: 'string'} | {type: 'text'; rows: number} | {type: 'array'; of: ArrayOfType[]},
) =>
  defineType({
    name,
    title,
    type: 'object',
    options: {collapsible: false},
    fields: languages.map((language) =>
      defineField({...definition, name: language, title: languageTitles[language]} as never),
    ),
    preview: {
      select: {de: 'de', en: 'en'},
      prepare: (texts: Record<string, unknown>) => ({title: shownText(texts) ?? t(title)}),
    },
  })

const block = defineArrayMember({
  type: 'block',
  styles: [
    {title: 'Text', value: 'normal'},
    {title: 'Heading', value: 'h2'},
    {title: 'Smaller heading', value: 'h3'},
  ],
  lists: [
    {title: 'Bullets', value: 'bullet'},
    {title: 'Numbers', value: 'number'},
  ],
  marks: {
    decorators: [
      {title: 'Bold', value: 'strong'},
      {title: 'Italic', value: 'em'},
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link to another website',
        type: 'object',
        icon: EarthGlobeIcon,
        fields: [
          stringField(
            'href',
            'Address',
            'For example https://www.example.org, mailto:name@example.org or tel:+493023125100.',
            (rule) => [rule.required().custom(isOutside), rule.custom(isElsewhere()).warning()],
          ),
        ],
        preview: previewOf({title: 'href', untitled: 'Link to another website'}),
      },
      {
        name: 'pageLink',
        title: 'Link to a page of this website',
        type: 'object',
        icon: LinkIcon,
        fields: [
          targetField('Page', 'A page of this website. The link keeps working when its address changes.'),
        ],
      },
    ],
  },
})

export const localeString = localeType('localeString', 'Line in both languages', {type: 'string'})

export const localeText = localeType('localeText', 'Paragraph in both languages', {type: 'text', rows: 4})

export const localeBlock = localeType('localeBlock', 'Formatted text in both languages', {
  type: 'array',
  of: [block],
})
