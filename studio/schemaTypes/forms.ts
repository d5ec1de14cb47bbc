import type {ComponentType} from 'react'
import {type ArrayOfType, defineArrayMember, type FieldDefinition, type FieldGroupDefinition} from 'sanity'
import type {English} from '../i18n/translate.ts'
import {previewOf, type Shown} from './preview.ts'

/** Recurring forms: singletons, their tabs, and items of lists. */

interface Form {
  fields: FieldDefinition[]
  groups?: FieldGroupDefinition[]
}

/** Puts fields under a tab of the form. */
export const inGroup = <Field extends object>(group: string, fields: Field[]) =>
  fields.map((field) => ({...field, group}))

export const tab = (name: string, title: English, fields: FieldDefinition[]) => ({
  name,
  title,
  fields: inGroup(name, fields),
})

/** The form of a document in tabs; the first is open. */
export const tabs = (...parts: ReturnType<typeof tab>[]): Required<Form> => ({
  groups: parts.map(({name, title}, index) => ({name, title, ...(index === 0 ? {default: true} : {})})),
  fields: parts.flatMap(({fields}) => fields),
})

type Singleton<Name> = {name: Name; title: English; icon: ComponentType} & Form &
  Pick<Shown, 'subtitle' | 'media'>

/** A singleton, listed by its title and heading. */
export const singleton = <const Name extends string>({
  name,
  subtitle = 'heading',
  media,
  ...type
}: Singleton<Name>) => ({
  ...type,
  name,
  type: 'document' as const,
  preview: previewOf({untitled: type.title, subtitle, ...(media && {media})}),
})

export const item = (
  name: string,
  title: English,
  {icon, ...shown}: Shown & {icon?: ComponentType},
  fields: FieldDefinition[],
): ArrayOfType => defineArrayMember({name, title, type: 'object', icon, fields, preview: previewOf(shown)})
