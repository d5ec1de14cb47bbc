import {Form} from '@remix-run/react'
import {Picture} from '~/blocks/picture'
import {useOwnTexts, useSite} from '~/blocks/site'
import {T} from '~/blocks/text'
import type {Text} from '~/content/text'
import {Select, TextField} from '~/forms/fields'
import {withPrefix} from '~/i18n/languages'
import {type Category, type Group, groups, licencePath} from './category'
import type {Selection} from './selection'

export const formId = 'licence-filter'

export type Choice = Pick<Category, 'code' | 'title' | 'symbol'>

interface Props {
  selection: Selection
  choices: Choice[]
  groupTitles: Record<Group, Text>
}

/** Filters categories by address, so that results can be linked and work without JavaScript. */
export function FilterForm({selection, choices, groupTitles}: Props) {
  const {prefix} = useSite()
  const labels = useOwnTexts().licences
  const {held = '', group = '', typedAge} = selection
  const field = (name: string) => ({name, formId})
  return (
    <Form
      method="get"
      action={withPrefix(prefix, `${licencePath()}#results`)}
      className="form licence-filter"
      id={formId}
      noValidate
    >
      {/* The enter key presses the first button of a form; this one keeps the category. */}
      <button type="submit" name="held" value={held} className="visually-hidden" tabIndex={-1} aria-hidden />
      <fieldset>
        <legend>{labels.held}</legend>
        <div className="licence-letters">
          {choices.map(({code, title, symbol}) => (
            <button type="submit" key={code} name="held" value={code} aria-pressed={code === held}>
              <Picture picture={symbol} sizes="64px" decorative />
              {code}
              <span className="visually-hidden">
                <T>{[' ', title]}</T>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      {/* The key resets the fields to the address, also after going back. */}
      <div className="licence-fields" key={`${group} ${typedAge}`}>
        <TextField
          {...field('age')}
          label={labels.age}
          value={typedAge}
          error={selection.ageInvalid ? labels.ageInvalid : undefined}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          {...field('group')}
          label={labels.group}
          value={group}
          options={[
            {value: '', label: labels.allGroups},
            ...groups.map((value) => ({value, label: groupTitles[value]})),
          ]}
        />
        <button type="submit" name="held" value={held} className="button filled">
          {labels.apply}
        </button>
      </div>
    </Form>
  )
}
