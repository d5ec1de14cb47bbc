import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {line, medicalFields, pageLink, richText, stringField} from '../fields.ts'
import {isEmergencyPhone} from '../formats.ts'
import {singleton, tab, tabs} from '../forms.ts'

export const emergencyNote = singleton({
  name: 'emergencyNote',
  title: 'Emergency box',
  icon: WarningOutlineIcon,
  ...tabs(
    tab('top', 'Always visible', [
      line(
        'heading',
        'Heading',
        'Shown at the top of the box, on the home page and in answers about symptoms.',
        {max: 90, bothLanguages: true},
      ),
      richText(
        'body',
        'When to act at once',
        'One sentence and the four most important signs, each with what to do. Fever and trouble breathing belong here, because this part is always visible.',
        {bothLanguages: true},
      ),
      stringField('phone', 'Emergency number', 'The number that the button calls, for example 112.', (rule) =>
        rule.required().custom(isEmergencyPhone),
      ),
      line('callLabel', 'Text of the call button', 'The number is added automatically.', {
        max: 40,
        bothLanguages: true,
      }),
    ]),
    tab('more', 'More signs', [
      line('moreLabel', 'Link to more signs', 'Visitors click it to see more signs.', {
        bothLanguages: true,
        optional: true,
      }),
      richText('more', 'More signs', 'The other signs, as a short list. Optional.', {
        bothLanguages: true,
        optional: true,
      }),
      pageLink('link', 'Link below the signs', 'For example to the emergency card. Optional.', {
        optional: true,
      }),
    ]),
    tab('review', 'Sources and review', medicalFields),
  ),
})
