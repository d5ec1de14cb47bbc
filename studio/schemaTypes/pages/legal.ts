import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {LockIcon} from '@sanity/icons/Lock'
import {dateField, pageFields, richText} from '../fields.ts'
import {isNotInFuture} from '../formats.ts'
import {singleton} from '../forms.ts'

/** Legal texts are published in both languages or not at all. */
export const legalPageFields = pageFields({bothLanguages: true})

export const updatedOn = dateField(
  'updatedOn',
  'As of',
  'The day of this version, shown on the page. Change it whenever you change the text.',
  (rule) => rule.required().custom(isNotInFuture),
)

const body = richText(
  'body',
  'Text',
  'The whole text of the page. Have a legal expert check changes before you publish them.',
  {bothLanguages: true},
)

const fields = [...legalPageFields, body, updatedOn]

export const privacyPage = singleton({name: 'privacyPage', title: 'Privacy', icon: LockIcon, fields})

export const accessibilityPage = singleton({
  name: 'accessibilityPage',
  title: 'Accessibility statement',
  icon: EyeOpenIcon,
  fields,
})
