import {ContactGroup, contactGroups} from '~/blocks/contact-groups'
import {IconClock, IconLanguage} from '~/blocks/icons'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {WhatsAppLink} from '~/blocks/whatsapp-link'
import {plain, type Text} from '~/content/text'

/** Phone numbers, e-mail addresses and WhatsApp, before the form, so that callers need not pass it. */
export function ContactWays({hours}: {hours: Text}) {
  const {site} = useSite()
  return (
    <div className="panel contact-ways">
      {contactGroups(site).map((group) => (
        <ContactGroup key={plain(group.label)} {...group} />
      ))}
      {hours && <TextElement as="p" text={hours} />}
      {site.whatsapp?.enabled && (
        <section>
          <h2>WhatsApp</h2>
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
