import {defineField, defineType} from 'sanity'
import {line, paragraph, picture} from '../fields.ts'
import {byOrderRank, orderRank} from './order.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  fields: [
    defineField({name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(80)}),
    line('role', 'Role', undefined, {max: 60}),
    paragraph('about', 'About this person', undefined, {max: 400, optional: true}),
    picture('portrait', 'Portrait'),
    defineField({
      name: 'example',
      title: 'This is an example, not a real person',
      description: 'The page says so beside the name.',
      type: 'boolean',
      initialValue: false,
    }),
    orderRank,
  ],
  orderings: [byOrderRank],
  preview: {select: {title: 'name', subtitle: 'role.de', media: 'portrait'}},
})
