import {EmailLink, PhoneLink} from '~/blocks/link'
import {useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'

/** Help if a form has not arrived, and other ways to reach the foundation. */
export function OtherWays({help}: {help: Text}) {
  const {site} = useSite()
  const phone = site.phones[0]
  const email = site.emails[0]
  return (
    <>
      <TextElement as="p" text={help} />
      <p>
        {phone && <PhoneLink number={phone.number} />} {email && <EmailLink address={email.address} />}
      </p>
    </>
  )
}
