import {RowList} from '~/blocks/rows'
import {useOwnTexts, useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {format, formatDate} from '~/i18n/format'
import {methodLabels} from './labels'
import type {Marked} from './marker.server'
import {Money} from './money'
import type {resultOf} from './result.server'
import {inFours} from './terms'

interface Props extends Pick<ReturnType<typeof resultOf>, 'labels' | 'transfer'> {
  donation: Marked
}

/** The details of a transfer, in the order of a bank's form, and how to get a receipt, if the foundation issues any. */
export function ResultDetails({labels, donation, transfer}: Props) {
  const {lang} = useSite()
  const {donate} = useOwnTexts()
  const amount = {name: labels.amountLabel, value: <Money {...donation} inFull />}
  const method = {name: donate.method, value: <T>{methodLabels(labels, donation.method).label}</T>}
  if (!transfer) return <RowList className="detail-list" rows={[amount, method]} />
  const {account, purpose, taxNotice} = transfer
  const details = [
    {name: donate.holder, value: account.holder},
    {name: donate.iban, value: inFours(account.iban)},
    {name: donate.bic, value: account.bic},
    {name: donate.bank, value: account.bank},
    amount,
    {name: donate.purpose, value: <T>{purpose}</T>},
  ]
  return (
    <>
      <RowList className="detail-list" rows={details} />
      {taxNotice && (
        <section aria-labelledby="receipt">
          <h2 id="receipt">{donate.taxReceipt}</h2>
          <TextElement as="p" text={labels.taxText} />
          <p>{format(donate.taxNotice, {...taxNotice, date: formatDate(taxNotice.noticeDate, lang)})}</p>
        </section>
      )}
    </>
  )
}
