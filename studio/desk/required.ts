import {ConcreteRuleClass, type SchemaType} from 'sanity'
import {isPairType} from '../translations/text-pairs.ts'

/** Whether nothing can be published without a field. Sections are not marked: their own fields are. */
export const isRequired = (type: SchemaType): boolean =>
  (type.type?.name !== 'object' || isPairType(type)) &&
  [type.validation]
    .flat()
    .flatMap((check) => (typeof check === 'function' ? check(new ConcreteRuleClass(type)) : check))
    .some((rule) => Object(rule)._required === 'required')
