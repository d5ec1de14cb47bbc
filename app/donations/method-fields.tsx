import {useOwnTexts} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {FieldError} from '~/forms/fields'
import {formId} from './input'
import {type FieldsProps, methodLabels} from './labels'
import {AccountText} from './panel'
import {type Account, type Method, methods} from './terms'

interface Props extends FieldsProps {
  account: Account | undefined
  scripted: boolean
}

/** The payment methods with explanations. Cards do not work yet: choosing them offers the other methods. */
export function MethodFields({labels, terms, values, errors, account, scripted}: Props) {
  const {donate} = useOwnTexts()
  const {offered, testMode} = terms
  const shown = methods.filter((method) => testMode || method !== 'test')
  const first = shown.find((method) => method === values.method) ?? offered[0]
  // The error summary links to the first method.
  const idOf = (method: Method) => (method === shown[0] ? `${formId}-method` : `${formId}-method-${method}`)
  return (
    <fieldset
      className={errors.method && 'invalid'}
      aria-describedby={errors.method && `${formId}-method-error`}
    >
      <TextElement as="legend" text={labels.methodLegend} />
      <FieldError id={`${formId}-method`} error={errors.method} />
      {shown.map((method) => (
        <div key={method} className="method">
          <input
            type="radio"
            name="method"
            id={idOf(method)}
            value={method}
            defaultChecked={method === first}
            aria-describedby={`${formId}-method-${method}-text`}
          />
          <label htmlFor={idOf(method)}>
            <T>{methodLabels(labels, method).label}</T>
          </label>
          <p id={`${formId}-method-${method}-text`} className="form-hint">
            <T note>{methodLabels(labels, method).text}</T>
          </p>
          {method === 'offline' && account && <AccountText account={account} />}
        </div>
      ))}
      <div role="status">
        {(scripted || !errors.method) && (
          <div className="notice method-notice">
            {!errors.method && <p>{donate.cardNotAccepted}</p>}
            {scripted &&
              offered.map((method) => (
                <button key={method} type="button" className="button" onClick={() => choose(idOf(method))}>
                  <T>{methodLabels(labels, method).label}</T>
                </button>
              ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}

function choose(id: string) {
  const radio = document.getElementById(id)
  radio?.click()
  radio?.focus()
}
