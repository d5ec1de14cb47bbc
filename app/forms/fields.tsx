import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
} from 'react'
import {IconAlert} from '~/ui/icons'
import {useSite} from '~/ui/site'

interface Shared {
  name: string
  label: string
  value?: string
  error?: string
  required?: boolean
  /** Told before the field: what it is for, or an example. */
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
        {label}
        {required && (
          <abbr title={texts.required} className="required">
            *
          </abbr>
        )}
      </label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <IconAlert aria-hidden="true" size={20} />
          <span>
            <span className="visually-hidden">{texts.form.errorPrefix}</span> {error}
          </span>
        </p>
      )}
      {children}
    </div>
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

/** A choice of few; the option values are what the foundation receives, in every language the same. */
export function Select(props: Shared & {options: readonly {value: string; label: string}[]}) {
  return (
    <Field {...props}>
      <select {...controlProps(props)} name={props.name} defaultValue={props.value}>
        {props.options.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** All errors of a form above it, each leading to its field; it takes the focus when it appears. */
export function ErrorSummary({errors, formId}: {errors: Partial<Record<string, string>>; formId: string}) {
  const {texts} = useSite()
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors take the focus again
  useEffect(() => summary.current?.focus(), [errors])
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      ref={summary}
      aria-labelledby={`${formId}-summary`}
    >
      <h2 id={`${formId}-summary`}>{texts.form.errorSummary}</h2>
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
  )
}

/** The field itself, not only its place: that may be scrolled back when the address changes. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** A text that tells how sending went, and takes the focus at each new `answer`. `children` adds help. */
export function FormMessage({
  kind,
  title,
  text,
  answer,
  children,
}: {
  kind: 'success' | 'failure'
  title: string
  text: string
  answer: unknown
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus, also one like the last
  useEffect(() => box.current?.focus(), [answer])
  return (
    <div
      className={`form-message ${kind}`}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      ref={box}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
