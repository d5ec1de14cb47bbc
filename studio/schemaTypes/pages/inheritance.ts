import type {English} from '../../i18n/translate.ts'
import {line, paragraph, section} from '../fields.ts'

const outcome = (name: string, title: English, description: string) =>
  section(name, title, description, [
    line('label', 'Name', 'The few words under the child in the picture.', {max: 40}),
    paragraph('text', 'Explanation', 'What that means for the child, in one or two sentences.', {max: 240}),
  ])

/**
 * What each child of two carriers may inherit. The shares (one, two and one in four) follow from the rules of
 * autosomal recessive inheritance and are drawn by the site, so they are no fields.
 */
export const inheritance = section(
  'inheritance',
  'Picture of inheritance',
  'The picture with two parents and four children. The site draws it; the words come from here. Without them there is no picture.',
  [
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
  {optional: true},
)
