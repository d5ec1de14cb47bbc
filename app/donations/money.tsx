import {useSite} from '~/blocks/site'
import {type Currency, printAmount, printAmountInFull} from './print-amount'

interface Props {
  cents: number
  currency: Currency
  /** With the code of the currency. */
  inFull?: boolean
}

/** An amount, in the font of headlines. */
export function Money({cents, currency, inFull}: Props) {
  const {lang} = useSite()
  return <span className="money">{(inFull ? printAmountInFull : printAmount)(cents, lang, currency)}</span>
}
