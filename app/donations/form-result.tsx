import {useOwnTexts} from '~/blocks/site'
import {FormMessage} from '~/forms/form-message'
import {OtherWays} from '~/forms/other-ways'
import {PleaseWait} from '~/forms/please-wait'
import type {FormResult} from '~/forms/result'
import type {DonationInput, InputField} from './input'
import type {DonationLabels} from './labels'

/** The result of a posted donation form. */
export type DonationResult = FormResult<InputField> | {status: 'saved'; values: DonationInput}

interface Props {
  result: DonationResult | undefined
  labels: DonationLabels
}

/** Confirms that the details are valid, or says why the form was rejected before validation. */
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
        <FormMessage kind="success" title={labels.detailsHeading} text={labels.savedNotice} result={result} />
      )}
    </div>
  )
}
