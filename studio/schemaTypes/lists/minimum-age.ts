import {defineArrayMember} from 'sanity'
import {type English, t} from '../../i18n/translate.ts'
import {line, numberField, stringField} from '../fields.ts'
import {shownText} from '../preview.ts'

const scopes = [
  {title: 'European Union', value: 'eu'},
  {title: 'Germany', value: 'de'},
  {title: 'Austria', value: 'at'},
] satisfies {title: English; value: string}[]

const nameOf = (scope: string | undefined) => {
  const known = scopes.find(({value}) => value === scope)
  return known && t(known.title)
}

/** A minimum age, whose rule it is, and under which condition it applies. */
export const minimumAge = defineArrayMember({
  name: 'minimumAge',
  title: 'Minimum age',
  type: 'object',
  fields: [
    numberField(
      'years',
      'Years',
      'The age from which driving is allowed, a whole number from 14 to 30.',
      (rule) => rule.required().integer().min(14).max(30),
    ),
    stringField(
      'scope',
      'Whose rule',
      'The European Union’s, or that of one country.',
      (rule) => rule.required(),
      {options: {list: scopes, layout: 'radio', direction: 'horizontal'}},
    ),
    line(
      'condition',
      'Condition',
      'For example: after two years of category A2. Leave empty if there is none.',
      {max: 160, optional: true},
    ),
    line('source', 'Legal source', 'For example: Directive 2006/126/EC, Art. 4 (3) (c).', {max: 120}),
  ],
  preview: {
    select: {years: 'years', scope: 'scope', condition: 'condition'},
    prepare: ({years, scope, condition}) => ({
      title:
        years === undefined
          ? t('No age yet')
          : [t('{years} years', {years}), nameOf(scope)].filter(Boolean).join(' · '),
      subtitle: shownText(condition),
    }),
  },
})
