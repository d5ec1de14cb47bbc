import {ConcreteRuleClass, type SchemaType} from 'sanity'
import {isPairType} from '../translations/text-pairs.ts'

/** Whether a field must be filled in before publishing. Sections are not marked, but their fields are. */
export const isRequired = (type: SchemaType): boolean =>
  (type.type?.name !== 'object' || isPairType(type)) &&
  [type.validation]
    .flat()
    .flatMap((check) => (typeof check === 'function' ? check(new ConcreteRuleClass(type)) : check))
    .some((rule) => Object(rule)._required === 'required')
