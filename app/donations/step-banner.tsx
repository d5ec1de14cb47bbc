import {Banner} from '~/blocks/banner'
import {IconInfo} from '~/blocks/icons'
import {TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'
import type {DonationLabels} from './labels'

interface Props {
  labels: DonationLabels
  isTest?: boolean
  /** Texts of a step after the form. */
  step?: {heading: Text; intro: Text}
}

/** Top of the form and of its result. */
export const StepBanner = ({labels, isTest, step}: Props) => (
  <Banner {...labels} {...step}>
    {isTest && (
      <p className="notice">
        <IconInfo size={24} />
        <TextElement as="span" text={labels.testNotice} />
      </p>
    )}
  </Banner>
)
