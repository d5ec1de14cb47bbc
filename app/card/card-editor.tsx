import {type ReactNode, useEffect, useRef, useState} from 'react'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {shown} from '~/content/text'
import type {EmergencyCardQueryResult} from '~/content/types.gen'
import {controlProps, Field} from '~/forms/fields'
import {Card} from './card'
import {type EntryName, entries, type Values} from './entries'
import {rememberCard, rememberedCard} from './remember'

interface Props {
  page: NonNullable<EmergencyCardQueryResult>
  reviewed: {de: string; en: string}
  /** Below the card. */
  children: ReactNode
}

const formId = 'card'

/** The form, and the card as it is printed. Input is not stored unless the visitor asks for it. */
export function CardEditor({page, reviewed, children}: Props) {
  const {lang} = useSite()
  const [values, setValues] = useState<Values>({})
  const [isRemembered, setRemembered] = useState(false)
  // Fields are disabled until scripts run: a native submit would put all details into the address.
  const [isReady, setReady] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stored = rememberedCard()
    setRemembered(stored !== undefined)
    setValues(stored ?? {})
    setReady(true)
  }, [])

  const change = (changed: Values, remembers: boolean) => {
    setValues(changed)
    setRemembered(remembers)
    rememberCard(remembers ? changed : undefined)
  }

  const print = (format: 'card' | 'page') => {
    if (sheet.current) sheet.current.dataset.print = format
    window.print()
  }

  return (
    <div className="card-editor beside">
      <form
        className="form-panel card-form"
        aria-labelledby="card-form"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset disabled={!isReady}>
          <TextElement as="h2" id="card-form" text={page.formHeading} />
          <TextElement as="p" className="form-hint" text={page.formNote} />
          <p className="narrow-only">
            <a href="#card-heading">
              <T>{page.cardHeading}</T>
            </a>
          </p>
          {entries.map(({name, max, rows}) => (
            <Entry
              key={name}
              {...{name, max, rows}}
              label={
                page[name]?.label?.[lang] ?? shown(page[name]?.label?.de ?? page[name]?.label?.en ?? name)
              }
              hint={shown(page[name]?.hint ?? '')}
              value={values[name] ?? ''}
              onChange={(value) => change({...values, [name]: value}, isRemembered)}
            />
          ))}
          <div className="checkbox">
            <input
              type="checkbox"
              id="card-remember"
              aria-describedby="card-remember-note"
              checked={isRemembered}
              onChange={({target}) => change(values, target.checked)}
            />
            <label htmlFor="card-remember">
              <T>{page.rememberLabel}</T>
            </label>
            <p className="form-hint" id="card-remember-note">
              <T>{page.rememberNote}</T>
            </p>
          </div>
          <button type="button" className="button quiet" onClick={() => change({}, false)}>
            <T>{page.clearLabel}</T>
          </button>
        </fieldset>
      </form>
      <section className="card-preview" aria-labelledby="card-heading">
        <TextElement as="h2" id="card-heading" text={page.cardHeading} />
        {!isReady && <TextElement as="p" className="notice until-ready" text={page.noScript} />}
        <p className="form-buttons">
          <button type="button" className="button primary" disabled={!isReady} onClick={() => print('card')}>
            <T>{page.printCardLabel}</T>
          </button>
          <button type="button" className="button" disabled={!isReady} onClick={() => print('page')}>
            <T>{page.printPageLabel}</T>
          </button>
        </p>
        <div className="card-sheet" data-print="card" ref={sheet}>
          <Card card={page} reviewed={reviewed} values={values} />
        </div>
        <p className="form-hint card-print-note">
          <T>{page.printNote}</T>
        </p>
        {children}
      </section>
    </div>
  )
}

interface EntryProps {
  name: EntryName
  label: string
  hint: string
  max: number
  rows: number
  value: string
  onChange: (value: string) => void
}

function Entry({name, label, hint, max, rows, value, onChange}: EntryProps) {
  const Control = rows > 1 ? 'textarea' : 'input'
  const shared = {name, label, hint, formId}
  return (
    <Field {...shared}>
      <Control
        {...controlProps(shared)}
        {...(rows > 1 ? {rows} : {})}
        maxLength={max}
        value={value}
        onChange={({target}: {target: {value: string}}) => onChange(target.value)}
      />
    </Field>
  )
}
