import {UserIcon} from '@sanity/icons/User'
import {defineType} from 'sanity'
import {line, paragraph, picture, shapes, stringField, switchField} from '../fields.ts'
import {previewOf} from '../preview.ts'
import {orderRank} from './order.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  fields: [
    stringField(
      'name',
      'Name',
      'First and last name, as the person wants to be named on the website.',
      (rule) => rule.required().max(80),
    ),
    line('role', 'Role', 'What this person does in the foundation, in a few words. Shown below the name.'),
    paragraph(
      'about',
      'About this person',
      'One or two sentences below the role, with the consent of the person. Optional.',
      {max: 400, optional: true},
    ),
    picture(
      'portrait',
      'Portrait',
      'A picture of the face, ideally upright and with a calm background. Set the focal point to the face, so that it is never cut off.',
      560,
      shapes.square,
    ),
    switchField(
      'example',
      'This is an example, not a real person',
      'While it is on, the page says so beside the name.',
    ),
    orderRank('teamMember'),
  ],
  preview: previewOf({
    title: 'name',
    subtitle: 'role',
    media: 'portrait',
    untitled: 'New person',
  }),
})
