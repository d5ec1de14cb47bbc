import {plain, type Text} from '~/content/text'
import {IconMail, IconPhone} from './icons'
import {EmailLink, PhoneLink} from './link'
import {useSite} from './site'
import {T} from './text'

type Site = ReturnType<typeof useSite>['site']

/** Groups the phone numbers and e-mail addresses of the settings by label. */
export function contactGroups({phones, emails}: Pick<Site, 'phones' | 'emails'>) {
  const groups = new Map<string, {label: Text; phones: typeof phones; emails: typeof emails}>()
  const groupOf = (label: Text) => {
    const key = plain(label)
    const group = groups.get(key) ?? {label, phones: [], emails: []}
    groups.set(key, group)
    return group
  }
  for (const phone of phones) groupOf(phone.label).phones.push(phone)
  for (const email of emails) groupOf(email.label).emails.push(email)
  return [...groups.values()]
}

/** Phone numbers and e-mail addresses with the same label, as links. */
export function ContactGroup({label, phones, emails}: ReturnType<typeof contactGroups>[number]) {
  return (
    <section className="contact-group">
      <h2>
        <T note>{label}</T>
      </h2>
      <ul className="contact-links">
        {phones.map(({_key, number}) => (
          <li key={_key}>
            <IconPhone size={20} /> <PhoneLink number={number} />
          </li>
        ))}
        {emails.map(({_key, address}) => (
          <li key={_key}>
            <IconMail size={20} /> <EmailLink address={address} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first contact group of the settings, below a section's heading on wide screens. */
export function FirstContact() {
  const [first] = contactGroups(useSite().site)
  return first && <ContactGroup {...first} />
}
