import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {LockIcon} from '@sanity/icons/Lock'
import type {ComponentType} from 'react'
import type {English} from '../../i18n/translate.ts'
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

const legalPage = <const Name extends string>(name: Name, title: English, icon: ComponentType) => ({
  name,
  title,
  type: 'document' as const,
  icon,
  fields: [...legalPageFields, body, updatedOn],
  preview: legalPreview(title),
})

export const privacyPage = legalPage('privacyPage', 'Privacy', LockIcon)

export const accessibilityPage = legalPage('accessibilityPage', 'Accessibility statement', EyeOpenIcon)
