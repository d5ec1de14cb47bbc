import type {ReactNode} from 'react'
import {EmailLink, PhoneLink} from '~/blocks/link'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {plain} from '~/content/text'
import type {DonationLabels} from './labels'
import {type Account, inFours, type panelOf} from './terms'
import {Uses} from './uses'

type Props = ReturnType<typeof panelOf> & {labels: DonationLabels; children?: ReactNode}

/** Answers for donors beside the form: uses, receipt, account, contact person, privacy. Staff may omit each part. */
export function Panel({labels, account, receipt, children}: Props) {
  const {donate} = useOwnTexts()
  const {panel} = labels
  return (
    <aside className="panel" aria-label={plain(panel?.heading ?? labels.heading)}>
      {children && (
        <div className="panel-amount">
          <TextElement as="h2" text={panel?.heading} />
          {children}
        </div>
      )}
      {panel && <Uses gifts={panel} level="h2" />}
      {receipt && (
        <section>
          <h2>{donate.taxReceipt}</h2>
          <TextElement as="p" text={labels.taxText} />
        </section>
      )}
      {account && (
        <section>
          <h2>{donate.account}</h2>
          <AccountText account={account} />
        </section>
      )}
      <PersonToAsk labels={labels} />
      <TextElement as="p" className="form-hint wide-only" text={panel?.privacy} />
    </aside>
  )
}

/** The account to transfer to, its number in groups of four. */
export function AccountText({account: {holder, iban, bic, bank}}: {account: Account}) {
  return (
    <p className="account">
      {[holder, inFours(iban), bic].filter(Boolean).join('\n')}
      {bank && `, ${bank}`}
    </p>
  )
}

/** The contact person for questions about donations. */
export function PersonToAsk({labels: {panel}}: Pick<Props, 'labels'>) {
  if (!panel?.person) return null
  const {name, phone, email} = panel.person
  return (
    <section>
      <TextElement as="h2" text={panel.personHeading} />
      <p>{name}</p>
      {phone && <PhoneLink number={phone} />}
      {email && <EmailLink address={email} />}
    </section>
  )
}
