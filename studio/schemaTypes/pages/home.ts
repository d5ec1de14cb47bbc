import {defineArrayMember, defineField, defineType} from 'sanity'
import {line, medicalFields, pageFields, paragraph, picture, richText} from '../fields.ts'

const door = defineArrayMember({
  name: 'door',
  title: 'Door',
  type: 'object',
  fields: [
    line(
      'title',
      'Heading',
      'What somebody would say who chooses this door, such as “I am looking for help”.',
      {max: 60},
    ),
    paragraph('text', 'Text', undefined, {max: 200}),
    defineField({name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required()}),
  ],
  preview: {select: {title: 'title.de', subtitle: 'title.en'}},
})

const slide = defineArrayMember({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  fields: [
    line('subtitle', 'Line above the heading', undefined, {max: 80}),
    line('heading', 'Heading', undefined, {max: 90}),
    defineField({name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required()}),
    picture('picture', 'Picture'),
  ],
  preview: {select: {title: 'heading.de', subtitle: 'heading.en', media: 'picture'}},
})

const inheritanceOutcome = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    fields: [
      line('label', 'Name', undefined, {max: 40}),
      paragraph('text', 'Explanation', undefined, {max: 240}),
    ],
    validation: (rule) => rule.required(),
  })

/**
 * What each child of two carriers may inherit. The shares (one, two and one in four) follow from the rules of
 * autosomal recessive inheritance and are drawn by the site, so they are no fields.
 */
const inheritance = defineField({
  name: 'inheritance',
  title: 'Picture of inheritance',
  description:
    'The picture with two parents and four children. The site draws it; the words come from here. Without them there is no picture.',
  type: 'object',
  group: 'education',
  fields: [
    line('heading', 'Heading', undefined, {max: 90}),
    paragraph('text', 'Introduction', undefined, {max: 500}),
    line('parent', 'Words under each parent', undefined, {max: 60}),
    inheritanceOutcome('unaffected', 'One in four', 'The child who inherits neither changed gene.'),
    inheritanceOutcome('carrier', 'Two in four', 'The child who inherits one changed gene.'),
    inheritanceOutcome('affected', 'One in four', 'The child who inherits both changed genes.'),
    paragraph(
      'note',
      'Note below the picture',
      'That it holds anew for each pregnancy, and is nobody’s fault.',
      {max: 300},
    ),
  ],
})

export const homePage = defineType({
  name: 'homePage',
  title: 'Home',
  type: 'document',
  groups: [
    {name: 'top', title: 'Top', default: true},
    {name: 'slides', title: 'Slides'},
    {name: 'steps', title: 'First steps'},
    {name: 'education', title: 'Information'},
    {name: 'bottom', title: 'Questions and donating'},
  ],
  fields: [
    ...pageFields.map((field) => ({...field, group: 'top'})),
    {
      ...paragraph('intro', 'Introduction', 'Two or three sentences below the heading.', {max: 320}),
      group: 'top',
    },
    {...picture('picture', 'Picture beside the heading'), group: 'top'},
    defineField({
      name: 'doors',
      title: 'Two doors',
      description: 'The two ways into the website, for people who need help and for people who want to help.',
      type: 'array',
      of: [door],
      group: 'top',
      validation: (rule) => rule.required().length(2),
    }),
    {
      ...line('slidesName', 'Name of the slider', 'Read aloud to people who cannot see the slides.', {
        max: 60,
      }),
      group: 'slides',
    },
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      of: [slide],
      group: 'slides',
      validation: (rule) => rule.required().min(1).max(8),
    }),
    defineField({
      name: 'slidesAutoplay',
      title: 'Slides move by themselves',
      description: 'Best left off: moving pictures distract. Visitors can always stop them.',
      type: 'boolean',
      initialValue: false,
      group: 'slides',
    }),
    defineField({
      name: 'firstSteps',
      title: 'First steps after the diagnosis',
      type: 'object',
      group: 'steps',
      fields: [
        line('heading', 'Heading', undefined, {max: 90}),
        paragraph('intro', 'Introduction', undefined, {max: 400}),
        picture('picture', 'Picture'),
        defineField({
          name: 'steps',
          title: 'Steps',
          type: 'array',
          of: [{type: 'titledText'}],
          validation: (rule) => rule.required().min(2).max(8),
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'education',
      title: 'Information about the disease',
      type: 'object',
      group: 'education',
      fields: [
        line('eyebrow', 'Line above the heading', undefined, {max: 60, optional: true}),
        line('heading', 'Heading', undefined, {max: 90}),
        richText('intro', 'Introduction'),
        picture('picture', 'Picture'),
        defineField({
          name: 'topics',
          title: 'Topics',
          description: 'What it is, how it is inherited, main symptoms, origin and spread.',
          type: 'array',
          of: [{type: 'titledText'}],
          validation: (rule) => rule.required().min(1).max(8),
        }),
        defineField({
          name: 'moreLink',
          title: '“More” link',
          type: 'link',
          validation: (rule) => rule.required(),
        }),
        line('phoneLabel', 'Words before the phone number', undefined, {max: 60}),
      ],
      validation: (rule) => rule.required(),
    }),
    inheritance,
    ...medicalFields.map((field) => ({...field, group: 'education'})),
    {...line('faqHeading', 'Heading of the questions', undefined, {max: 90}), group: 'bottom'},
    {
      ...paragraph('faqIntro', 'Introduction to the questions', undefined, {max: 300, optional: true}),
      group: 'bottom',
    },
    defineField({
      name: 'donate',
      title: 'Donating',
      type: 'object',
      group: 'bottom',
      fields: [
        line('heading', 'Heading', undefined, {max: 90}),
        paragraph('text', 'Text', undefined, {max: 400}),
        defineField({name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required()}),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {prepare: () => ({title: 'Home'})},
})
