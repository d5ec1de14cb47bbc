import type {ReactNode} from 'react'
import {EmailLink, PhoneLink} from '~/blocks/link'
import {useOwnTexts, useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {plain} from '~/content/text'
import {format} from '~/i18n/format'
import type {DonationLabels} from './labels'
import {inFours, type panelOf} from './terms'

type Props = ReturnType<typeof panelOf> & {labels: DonationLabels; children?: ReactNode}

/** What donors ask, beside the form: use, receipt, account, a person, privacy. Staff may leave out each part. */
export function Panel({labels, account, receipt, children}: Props) {
  const {inheritance} = useSite().texts
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
      {panel && panel.uses.length > 0 && (
        <section>
          <TextElement as="h2" text={panel.usesHeading} />
          <ul className="uses">
            {panel.uses.map(({_key, share, label}) => (
              <li key={_key}>
                {share && <span className="money">{format(inheritance.share, {percent: share})}</span>}
                <TextElement as="span" text={label} />
                {share && <progress value={share} max={100} aria-hidden />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipt && (
        <section>
          <h2>{donate.taxReceipt}</h2>
          <TextElement as="p" text={labels.taxText} />
        </section>
      )}
      {account && (
        <section>
          <h2>{donate.account}</h2>
          <p className="account">
            {[account.holder, inFours(account.iban), account.bic].filter(Boolean).join('\n')}
            {account.bank && `, ${account.bank}`}
          </p>
        </section>
      )}
      <PersonToAsk labels={labels} />
      <TextElement as="p" className="form-hint" text={panel?.privacy} />
    </aside>
  )
}

/** Who answers questions about donations. */
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
