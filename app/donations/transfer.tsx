import {format, formatDate} from '~/i18n/format'
import {useSite} from '~/ui/site'
import type {Account, taxNoticeOf} from './terms'
import type {DonationWords} from './words'

interface Props {
  words: DonationWords
  /** As it is printed. */
  amount: string
  account: Account
  reference: string
  taxNotice: ReturnType<typeof taxNoticeOf>
}

/** What to write into a transfer, in the order of a bank's form, and how to get a receipt where there are any. */
export function Transfer({words, amount, account, reference, taxNotice}: Props) {
  const {texts, lang} = useSite()
  const {donate} = texts
  const rows = [
    [donate.holder, account.holder],
    [donate.iban, inFours(account.iban)],
    [donate.bic, account.bic],
    [donate.bank, account.bank],
    [words.amountLabel, amount],
    [donate.purpose, words.transferPurpose.replace('{code}', reference) || reference],
  ]
  return (
    <>
      <dl className="answers">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {taxNotice && (
        <section aria-labelledby="receipt">
          <h2 id="receipt">{donate.taxReceipt}</h2>
          <p>{words.taxText}</p>
          <p>{format(donate.taxNotice, {...taxNotice, date: formatDate(taxNotice.noticeDate, lang)})}</p>
        </section>
      )}
    </>
  )
}

/** As it is printed on paper, so that it can be compared: DE12 3456 … */
const inFours = (iban: string) => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
