import {IconAlert} from '~/ui/icons'
import {useSite} from '~/ui/site'
import type {FieldsProps} from './form'
import {formId} from './form-id'
import {type Method, methods} from './terms'
import {methodWords} from './words'

/** The ways of paying, each with what it means; one that cannot be chosen yet says so itself. */
export function MethodFields({words, terms, values, errors}: FieldsProps) {
  const {texts} = useSite()
  const {offered, testMode} = terms
  const chosen = offered.find((method) => method === values.method) ?? offered[0]
  const shown = methods.filter((method) => testMode || method !== 'test')
  // The summary of errors leads to the first one.
  const idOf = (method: Method) => (method === shown[0] ? `${formId}-method` : `${formId}-method-${method}`)
  const errorId = `${formId}-method-error`
  return (
    <fieldset
      className={errors.method ? 'invalid' : undefined}
      aria-describedby={errors.method ? errorId : undefined}
    >
      <legend>{words.methodLegend}</legend>
      {errors.method && (
        <p className="field-error" id={errorId}>
          <IconAlert aria-hidden="true" size={20} />
          <span>
            <span className="visually-hidden">{texts.form.errorPrefix}</span> {errors.method}
          </span>
        </p>
      )}
      {shown.map((method) => (
        <div key={method} className="method">
          <input
            type="radio"
            name="method"
            id={idOf(method)}
            value={method}
            defaultChecked={method === chosen}
            disabled={!offered.includes(method)}
            aria-describedby={`${formId}-method-${method}-text`}
          />
          <label htmlFor={idOf(method)}>{methodWords(words, method).label}</label>
          <p id={`${formId}-method-${method}-text`} className="form-hint">
            {methodWords(words, method).text}
            {testMode && method === 'offline' && <> {words.offlineMethod?.testText}</>}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
