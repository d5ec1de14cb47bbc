import type {English} from '../../i18n/translate.ts'
import {line, paragraph, section} from '../fields.ts'

const outcome = (name: string, title: English, description: string) =>
  section(name, title, description, [
    line('label', 'Name', 'The short text under the child.', {max: 40}),
    paragraph('text', 'Explanation', 'What that means for the child, in one or two sentences.', {max: 240}),
  ])

/**
 * What each child of two carriers may inherit. The shares (one, two and one in four) follow from the rules of
 * autosomal recessive inheritance. The site draws them, so they are not fields.
 */
export const inheritance = section(
  'inheritance',
  'Picture of inheritance',
  'The website draws two parents and four children; the texts come from here. Without them there is no picture.',
  [
    line('heading', 'Heading', 'Shown above the picture.', {max: 90}),
    paragraph('text', 'Introduction', 'What the picture shows, also for people who cannot see it.', {
      max: 500,
    }),
    line('parent', 'Text above the parents', 'Says that both carry the changed gene.'),
    outcome('unaffected', 'One child in four: not affected', 'The child who inherits neither changed gene.'),
    outcome('carrier', 'Two children in four: carriers', 'The children who inherit one changed gene.'),
    outcome('affected', 'One child in four: affected', 'The child who inherits both changed genes.'),
    line('sum', 'Sum', 'How many children do not have the disease: 25 + 50 = 75 per cent. Optional.', {
      max: 120,
      optional: true,
    }),
    paragraph(
      'note',
      'Note below the picture',
      'Says that this applies anew to each pregnancy and is nobody’s fault.',
    ),
  ],
  {optional: true},
)
