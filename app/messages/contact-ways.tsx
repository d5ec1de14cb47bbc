import {IconBrandWhatsapp, IconClock, IconLanguage, IconMail, IconPhone} from '~/blocks/icons'
import {EmailLink, PhoneLink} from '~/blocks/link'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {WhatsAppLink} from '~/blocks/whatsapp-link'
import type {Text} from '~/content/text'

/** Phone numbers, e-mail addresses and WhatsApp, before the form: who wants to call need not pass it. */
export function ContactWays({
  labels,
}: {
  labels: Record<'phoneHeading' | 'phoneHours' | 'emailHeading', Text>
}) {
  const {site} = useSite()
  return (
    <div className="contact-ways">
      <section aria-labelledby="by-phone">
        <h2 id="by-phone">
          <IconPhone size={24} /> <T note>{labels.phoneHeading}</T>
        </h2>
        <ul>
          {site.phones.map(({_key, label, number}) => (
            <li key={_key}>
              <T>{label}</T>: <PhoneLink number={number} />
            </li>
          ))}
        </ul>
        {labels.phoneHours && <TextElement as="p" text={labels.phoneHours} />}
      </section>
      <section aria-labelledby="by-email">
        <h2 id="by-email">
          <IconMail size={24} /> <T note>{labels.emailHeading}</T>
        </h2>
        <ul>
          {site.emails.map(({_key, label, address}) => (
            <li key={_key}>
              <T>{label}</T>: <EmailLink address={address} />
            </li>
          ))}
        </ul>
      </section>
      {site.whatsapp?.enabled && (
        <section aria-labelledby="by-whatsapp">
          <h2 id="by-whatsapp">
            <IconBrandWhatsapp size={24} /> WhatsApp
          </h2>
          <WhatsAppLink noticeId="contact-whatsapp-notice" />
        </section>
      )}
    </div>
  )
}

/** How soon the foundation answers, and in which languages. */
export function ReplyFacts({replyTime, languages}: Record<'replyTime' | 'languages', Text>) {
  const facts = [
    {name: 'reply', Icon: IconClock, text: replyTime},
    {name: 'languages', Icon: IconLanguage, text: languages},
  ].filter(({text}) => text !== '')
  if (facts.length === 0) return null
  return (
    <ul className="reply-facts">
      {facts.map(({name, Icon, text}) => (
        <li key={name}>
          <Icon size={20} /> <T>{text}</T>
        </li>
      ))}
    </ul>
  )
}
