import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {LinkIcon} from '@sanity/icons/Link'
import {type ArrayOfType, defineArrayMember, defineField, defineType} from 'sanity'
import {stringField, targetField} from '../fields.ts'
import {isElsewhere, isOutside} from '../formats.ts'
import {languages} from '../languages.ts'
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
        preview: previewOf({title: ['href'], untitled: 'Link to another website'}),
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
