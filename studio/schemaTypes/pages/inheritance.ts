import {defineField} from 'sanity'
import {line, paragraph} from '../fields.ts'

const outcome = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    fields: [
      line('label', 'Name', 'The few words under the child in the picture.', {max: 40}),
      paragraph('text', 'Explanation', 'What that means for the child, in one or two sentences.', {max: 240}),
    ],
    validation: (rule) => rule.required(),
  })

/**
 * What each child of two carriers may inherit. The shares (one, two and one in four) follow from the rules of
 * autosomal recessive inheritance and are drawn by the site, so they are no fields.
 */
export const inheritance = defineField({
  name: 'inheritance',
  title: 'Picture of inheritance',
  description:
    'The picture with two parents and four children. The site draws it; the words come from here. Without them there is no picture.',
  type: 'object',
  fields: [
    line('heading', 'Heading', 'Stands above the picture.', {max: 90}),
    paragraph('text', 'Introduction', 'What the picture shows, for people who cannot see it as well.', {
      max: 500,
    }),
    line('parent', 'Words under each parent', 'That both carry the changed gene.', {max: 60}),
    outcome('unaffected', 'One child in four: not affected', 'The child who inherits neither changed gene.'),
    outcome('carrier', 'Two children in four: carriers', 'The children who inherit one changed gene.'),
    outcome('affected', 'One child in four: affected', 'The child who inherits both changed genes.'),
    paragraph(
      'note',
      'Note below the picture',
      'That it holds anew for each pregnancy, and is nobody’s fault.',
      {
        max: 300,
      },
    ),
  ],
})
