import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from 'react'
import {IconAlert} from '~/blocks/icons'
import {useSite} from '~/blocks/site'
import {T} from '~/blocks/text'
import {langOf, type Text} from '~/content/text'
import {useErrorTitle} from './error-title'

interface Shared {
  name: string
  label: Text
  value?: string
  error?: string
  required?: boolean
  /** The hint before the field: its purpose, or an example. */
  hint?: string
  /** Tells fields of two forms on one page apart. */
  formId: string
}

const idOf = (formId: string, name: string) => `${formId}-${name}`

/** Label, hint and error around a control. */
export function Field({
  name,
  label,
  error,
  required,
  hint,
  formId,
  children,
}: Shared & {children: ReactNode}) {
  const {texts} = useSite()
  const id = idOf(formId, name)
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label htmlFor={id}>
        <T>{label}</T>
        {required && <RequiredMark title={texts.required} />}
      </label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}

export const RequiredMark = ({title}: {title: string}) => (
  <abbr title={title} className="required">
    *
  </abbr>
)

export function FieldError({id, error}: {id: string; error: string | undefined}) {
  const {texts} = useSite()
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-error`}>
      <IconAlert size={20} />
      <span>
        {texts.form.errorPrefix} {error}
      </span>
    </p>
  )
}

export function controlProps({name, error, required, hint, formId}: Shared): HTMLAttributes<HTMLElement> {
  const id = idOf(formId, name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

export function TextField(
  props: Shared &
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>,
) {
  const {name, value, type = 'text', autoComplete, inputMode, spellCheck} = props
  return (
    <Field {...props}>
      <input
        {...controlProps(props)}
        {...{name, type, autoComplete, inputMode, spellCheck}}
        defaultValue={value}
      />
    </Field>
  )
}

export function TextArea({
  rows = 6,
  autoComplete,
  ...props
}: Shared & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'autoComplete'>) {
  useTypedBefore(idOf(props.formId, props.name), props.value ?? '')
  return (
    <Field {...props}>
      <textarea
        {...controlProps(props)}
        {...{rows, autoComplete}}
        name={props.name}
        defaultValue={props.value}
      />
    </Field>
  )
}

/**
 * Hydration resets a textarea to the text of the HTML, unlike other fields. This restores what the visitor has typed
 * meanwhile.
 */
function useTypedBefore(id: string, came: string) {
  const [typed] = useState(() => (typeof document === 'undefined' ? came : (areaOf(id)?.value ?? came)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const area = areaOf(id)
    if (area && typed !== came) area.value = typed
  }, [])
}

const areaOf = (id: string) => document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)

/** A select. The foundation receives the option values, which are the same in every language. */
export function Select(props: Shared & {options: readonly {value: string; label: Text}[]}) {
  return (
    <Field {...props}>
      <select {...controlProps(props)} name={props.name} defaultValue={props.value}>
        {props.options.map(({value, label}) => (
          <option key={value} value={value} lang={langOf(label)}>
            <T>{label}</T>
          </option>
        ))}
      </select>
    </Field>
  )
}

export function Checkbox({value, ...props}: Shared) {
  const {name, label, error, required, formId} = props
  const id = idOf(formId, name)
  const {texts} = useSite()
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <FieldError id={id} error={error} />
      <div className="checkbox">
        <input
          {...controlProps(props)}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(value)}
        />
        <label htmlFor={id}>
          <T>{label}</T>
          {required && <RequiredMark title={texts.required} />}
        </label>
      </div>
    </div>
  )
}

/**
 * Error summary above the heading of the page, with links to the fields. It takes the focus and prefixes the title.
 * Pages always render it, even without errors, to keep the title up to date.
 */
export function ErrorSummary({errors, formId}: {errors: Partial<Record<string, string>>; formId: string}) {
  const {texts} = useSite()
  const summary = useRef<HTMLDivElement>(null)
  const wrong = Object.keys(errors).length > 0
  useErrorTitle(wrong)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors take the focus again
  useEffect(() => summary.current?.focus(), [errors])
  if (!wrong) return null
  return (
    <div className="container error-place">
      <div
        className="error-summary"
        role="alert"
        tabIndex={-1}
        ref={summary}
        // biome-ignore lint/a11y/noAutofocus: without scripts, too, the focus starts at the errors
        autoFocus
        aria-labelledby={`${formId}-summary`}
      >
        <h2 id={`${formId}-summary`}>
          <IconAlert size={28} />
          <span>
            {texts.form.errorPrefix} {texts.form.errorSummary}
          </span>
        </h2>
        <ul>
          {Object.entries(errors).map(([name, message]) => (
            <li key={name}>
              <a href={`#${idOf(formId, name)}`} onClick={(event) => focusField(event, idOf(formId, name))}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Focuses a field without changing the address, which may reset the scroll position. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
