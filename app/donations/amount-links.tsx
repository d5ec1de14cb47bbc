import {SiteLink} from '~/blocks/link'
import type {HomeQueryResult} from '~/content/types.gen'
import {Money} from './money'

/** The amounts to choose from, as links to the form with that amount chosen. */
export function AmountLinks({donations}: Pick<NonNullable<HomeQueryResult>, 'donations'>) {
  if (!donations) return null
  return (
    <ul className="amount-links">
      {donations.presets.map((preset) => (
        <li key={preset}>
          <SiteLink to={`/donate?amount=${preset}`} className="button">
            <Money cents={preset * 100} currency={donations.currency} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
