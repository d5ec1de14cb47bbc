import {plain} from '~/content/text'
import type {DonateQueryResult} from '~/content/types.gen'
import {giroCodeOf} from './giro-code.server'
import {labelsOf, purposeOf} from './labels'
import type {Marked} from './marker.server'
import {accountOf, taxNoticeOf} from './terms'

/** The content of the result page; a test shows no account. */
export function resultOf(page: NonNullable<DonateQueryResult>, donation: Marked) {
  const labels = labelsOf(page)
  const account = donation.test ? undefined : accountOf(page.donations)
  const purpose = purposeOf(labels, donation.reference)
  return {
    labels,
    step: {
      heading: (account ? labels.transferHeading : labels.testResultHeading) || labels.heading,
      intro: account ? labels.transferText : labels.testResultText,
    },
    transfer: account && {
      account,
      purpose,
      taxNotice: taxNoticeOf(page.donations),
      giroCode: giroCodeOf({...donation, account, purpose: plain(purpose)}),
    },
  }
}
