import {EmailLink, PhoneLink} from '~/ui/link'
import {useSite} from '~/ui/site'

/** What to do where a form has not arrived, and the other ways to reach the foundation. */
export function OtherWays({help}: {help: string}) {
  const {site} = useSite()
  const phone = site.phones[0]
  const email = site.emails[0]
  return (
    <>
      <p>{help}</p>
      <p>
        {phone && <PhoneLink number={phone.number} />} {email && <EmailLink address={email.address} />}
      </p>
    </>
  )
}
