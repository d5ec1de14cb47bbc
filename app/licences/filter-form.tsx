import {Form} from '@remix-run/react'
import {useEffect, useRef} from 'react'
import {Select, TextField} from '~/forms/fields'
import {withPrefix} from '~/i18n/languages'
import {SiteLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {type Code, type Group, groups, licencePath} from './category'
import type {Selection} from './selection'
import {useLicenceTexts} from './texts'

const formId = 'licence-filter'

interface Props {
  selection: Selection
  codes: Code[]
  groupTitles: Record<Group, string>
}

/** Chooses categories by address, so that a choice can be linked and works without JavaScript. */
export function FilterForm({selection, codes, groupTitles}: Props) {
  const {prefix} = useSite()
  const words = useLicenceTexts()
  const form = useFormThatFollows(selection)
  const field = (name: string) => ({name, formId})
  return (
    <Form
      method="get"
      action={withPrefix(prefix, `${licencePath()}#categories`)}
      className="form licence-filter"
      id={formId}
      ref={form}
      noValidate
      preventScrollReset
    >
      <Select
        {...field('group')}
        label={words.group}
        value={selection.group ?? ''}
        options={[
          {value: '', label: words.allGroups},
          ...groups.map((group) => ({value: group, label: groupTitles[group]})),
        ]}
      />
      <TextField
        {...field('age')}
        label={words.age}
        hint={words.ageHint}
        value={selection.typedAge}
        error={selection.ageInvalid ? words.ageInvalid : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select
        {...field('held')}
        label={words.held}
        hint={words.heldHint}
        value={selection.held ?? ''}
        options={[{value: '', label: words.none}, ...codes.map((code) => ({value: code, label: code}))]}
      />
      <p className="actions">
        <button type="submit" className="button primary">
          {words.apply}
        </button>
        <SiteLink to={`${licencePath()}#categories`} preventScrollReset>
          {words.reset}
        </SiteLink>
      </p>
    </Form>
  )
}

/** The fields show what the address says, also after going back; a wrong age takes the focus. */
function useFormThatFollows({group, typedAge, held, ageInvalid}: Selection) {
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const control = (name: string) =>
      form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    // What was chosen before the script arrived stays.
    if (!isFirst.current) {
      control('group').value = group ?? ''
      control('age').value = typedAge
      control('held').value = held ?? ''
    }
    isFirst.current = false
    if (ageInvalid) control('age').focus()
  }, [group, typedAge, held, ageInvalid])
  return form
}
