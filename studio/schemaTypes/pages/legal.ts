import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {LockIcon} from '@sanity/icons/Lock'
import {defineType} from 'sanity'
import {dateField, pageFields, richText} from '../fields.ts'
import {isNotInFuture} from '../formats.ts'
import {legalPreview} from '../preview.ts'

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

export const privacyPage = defineType({
  name: 'privacyPage',
  title: 'Privacy',
  type: 'document',
  icon: LockIcon,
  fields: [...legalPageFields, body, updatedOn],
  preview: legalPreview('Privacy'),
})

export const accessibilityPage = defineType({
  name: 'accessibilityPage',
  title: 'Accessibility statement',
  type: 'document',
  icon: EyeOpenIcon,
  fields: [...legalPageFields, body, updatedOn],
  preview: legalPreview('Accessibility statement'),
})
