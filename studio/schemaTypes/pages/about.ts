import {defineArrayMember, defineField, defineType} from 'sanity'
import {line, pageFields, paragraph, picture, richText} from '../fields.ts'

const goal = defineArrayMember({
  name: 'goal',
  title: 'Goal',
  type: 'object',
  fields: [
    line('title', 'Heading', undefined, {max: 80}),
    paragraph('text', 'Text', undefined, {max: 400}),
    picture('picture', 'Picture'),
  ],
  preview: {select: {title: 'title.de', subtitle: 'title.en', media: 'picture'}},
})

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About us',
  type: 'document',
  fields: [
    ...pageFields,
    paragraph('intro', 'Introduction', undefined, {max: 320}),
    picture('picture', 'Banner picture'),
    defineField({
      name: 'mission',
      title: 'Mission',
      type: 'object',
      fields: [
        line('heading', 'Heading', undefined, {max: 90}),
        richText('body', 'Text'),
        picture('picture', 'Picture'),
      ],
      validation: (rule) => rule.required(),
    }),
    line('goalsHeading', 'Heading of the goals', undefined, {max: 90}),
    defineField({
      name: 'goals',
      title: 'Goals',
      type: 'array',
      of: [goal],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: 'contactLink',
      title: 'Link to the contact page',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'donateLink',
      title: 'Link to the donate page',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
    line('teamHeading', 'Heading of the team', undefined, {max: 90}),
    paragraph('teamIntro', 'Introduction to the team', undefined, {max: 300}),
    defineField({
      name: 'teamLink',
      title: 'Link to the whole team',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {prepare: () => ({title: 'About us'})},
})

export const teamPage = defineType({
  name: 'teamPage',
  title: 'Team',
  type: 'document',
  fields: [
    ...pageFields,
    paragraph('intro', 'Introduction', undefined, {max: 400}),
    picture('picture', 'Banner picture'),
    defineField({
      name: 'volunteerLink',
      title: 'Link for people who want to join',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {prepare: () => ({title: 'Team'})},
})
