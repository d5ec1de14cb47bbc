import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {LinkIcon} from '@sanity/icons/Link'
import {type ArrayOfType, defineArrayMember, defineField, defineType} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {isElsewhere, isOutside} from '../formats.ts'
import {languages} from '../languages.ts'
import {linkableTypes} from '../linkable.ts'
import {previewOf} from '../preview.ts'

const perLanguage = (
  definition: {type: 'string'} | {type: 'text'; rows: number} | {type: 'array'; of: ArrayOfType[]},
) => languages.map(({id, title}) => defineField({...definition, name: id, title} as never))

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
      {title: 'Strong', value: 'strong'},
      {title: 'Emphasis', value: 'em'},
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link to another website',
        type: 'object',
        icon: EarthGlobeIcon,
        fields: [
          defineField({
            name: 'href',
            title: 'Address',
            description: 'For example https://www.example.org, mailto:name@example.org or tel:+493023125100.',
            type: 'string',
            validation: (rule) => [rule.required().custom(isOutside), rule.custom(isElsewhere()).warning()],
          }),
        ],
        preview: previewOf({title: ['href'], untitled: 'Link to another website'}),
      },
      {
        name: 'pageLink',
        title: 'Link to a page of this website',
        type: 'object',
        icon: LinkIcon,
        fields: [
          defineField({
            name: 'target',
            title: 'Page',
            description: 'The page that the link leads to. It goes on working when its address changes.',
            type: 'reference',
            to: linkableTypes.map((type) => ({type})),
            options: {disableNew: true},
            validation: (rule) => rule.required().error(t('Please choose the page that the link leads to.')),
          }),
        ],
      },
    ],
  },
})

export const localeString = defineType({
  name: 'localeString',
  title: 'Line in both languages',
  type: 'object',
  options: {collapsible: false},
  fields: perLanguage({type: 'string'}),
  preview: previewOf({title: languages.map(({id}) => id), untitled: 'Line in both languages'}),
})

export const localeText = defineType({
  name: 'localeText',
  title: 'Paragraph in both languages',
  type: 'object',
  options: {collapsible: false},
  fields: perLanguage({type: 'text', rows: 4}),
  preview: previewOf({title: languages.map(({id}) => id), untitled: 'Paragraph in both languages'}),
})

export const localeBlock = defineType({
  name: 'localeBlock',
  title: 'Formatted text in both languages',
  type: 'object',
  options: {collapsible: false},
  fields: perLanguage({type: 'array', of: [block]}),
  preview: previewOf({untitled: 'Formatted text in both languages'}),
})
