import {useOwnTexts} from '~/blocks/site'
import {T} from '~/blocks/text'
import {FormMessage} from '~/forms/form-message'
import {OtherWays} from '~/forms/other-ways'
import {PleaseWait} from '~/forms/please-wait'
import type {FormResult} from '~/forms/result'
import type {DonationInput, InputField} from './input'
import type {DonationLabels} from './labels'

/** What the form says about what was posted. */
export type DonationResult = FormResult<InputField> | {status: 'saved'; values: DonationInput}

interface Props {
  result: DonationResult | undefined
  labels: DonationLabels
}

/** That the details are complete, or why the form was rejected before it was checked. */
export function DonationFormResult({result, labels}: Props) {
  const {form} = useOwnTexts()
  if (!result || !['limited', 'failed', 'saved'].includes(result.status)) return null
  return (
    <div className="container result">
      {result.status === 'limited' && <PleaseWait result={result} />}
      {result.status === 'failed' && (
        <FormMessage kind="failure" title={form.refusedTitle} text={form.refused.other} result={result}>
          <OtherWays help={form.refused.help} />
        </FormMessage>
      )}
      {result.status === 'saved' && (
        <FormMessage
          kind="success"
          title={labels.detailsHeading}
          text={<T note>{labels.savedNotice}</T>}
          result={result}
        />
      )}
    </div>
  )
}
