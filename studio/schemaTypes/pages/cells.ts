import type {English} from '../../i18n/translate.ts'
import {line, paragraph, picture, section} from '../fields.ts'

const kind = (name: string, title: English) =>
  section(name, title, 'A drawing with its text.', [
    picture('picture', 'Picture', 'A drawing without text in it.'),
    line('label', 'Name', 'What the cells do, in a few words.'),
    paragraph('text', 'Explanation', 'What that means, in one sentence.', {max: 160}),
  ])

/** Why the disease hurts, in two drawings. */
export const cells = section(
  'cells',
  'Pictures of the blood cells',
  'Two drawings that explain the disease: how round cells flow, and how sickled cells jam. They replace the picture above.',
  [kind('round', 'Round cells flow'), kind('stuck', 'Sickled cells jam')],
  {optional: true},
)
