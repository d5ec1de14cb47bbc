import {format} from '~/i18n/format'
import {EmailLink, PhoneLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {FormMessage} from './fields'

/** Too much has come from a visitor's connection: when to send again, and how to reach the foundation at once. */
export function PleaseWait({answer}: {answer: {seconds: number}}) {
  const {site, texts} = useSite()
  const {title, text, help} = texts.form.limited
  const phone = site.phones[0]
  const email = site.emails[0]
  return (
    <FormMessage
      kind="failure"
      title={title}
      text={format(text, {seconds: Math.max(2, answer.seconds)})}
      answer={answer}
    >
      <p>
        {help} {phone && <PhoneLink number={phone.number} />} {email && <EmailLink address={email.address} />}
      </p>
    </FormMessage>
  )
}
