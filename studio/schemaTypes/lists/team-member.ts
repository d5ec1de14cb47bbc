import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'
import {line, paragraph, picture} from '../fields.ts'
import {inEachLanguage, previewOf} from '../preview.ts'
import {byOrderRank, orderRank} from './order.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'First and last name, as the person wants to be named on the website.',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    line('role', 'Role', 'What this person does in the foundation, in a few words. Shown below the name.', {
      max: 60,
    }),
    paragraph(
      'about',
      'About this person',
      'One or two sentences below the role, with the consent of the person. May stay empty.',
      {max: 400, optional: true},
    ),
    picture(
      'portrait',
      'Portrait',
      'A picture of the face, best upright and with a calm background. Mark the face as the important part, so that it is never cut off.',
    ),
    defineField({
      name: 'example',
      title: 'This is an example, not a real person',
      description: 'While it is on, the page says so beside the name.',
      type: 'boolean',
      initialValue: false,
    }),
    orderRank('teamMember'),
  ],
  orderings: [byOrderRank],
  preview: previewOf({
    title: ['name'],
    subtitle: inEachLanguage('role'),
    media: 'portrait',
    untitled: 'New person',
  }),
})
