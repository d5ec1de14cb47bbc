import {useLocation} from '@remix-run/react'
import {type KeyboardEvent, useEffect, useRef} from 'react'
import {IconHeart, IconMail, IconMenu2, IconPhone, IconX} from '~/blocks/icons'
import {EditedLink, EmailLink, PhoneLink, SiteLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {WhatsAppLink} from '~/blocks/whatsapp-link'
import {pathOf} from '~/content/paths'
import {plain} from '~/content/text'
import {format} from '~/i18n/format'
import {splitPath} from '~/i18n/languages'
import {LanguageSwitch} from './language-switch'

export function Header() {
  const {site, texts} = useSite()
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <header className="site-header">
        <TopBar />
        <div className="main-bar container">
          <SiteLink to="/" className="brand" aria-label={format(texts.header.home, {name: plain(site.name)})}>
            <Picture picture={site.logo} sizes="48px" decorative />
            <TextElement as="span" text={site.name} />
          </SiteLink>
          <nav className="wide-navigation" aria-label={texts.header.navigation}>
            <NavigationLinks />
          </nav>
          <CallLink inBar />
          <EditedLink link={site.donateLink} className="button primary donate-link">
            <IconHeart size={20} />
          </EditedLink>
          <MobileMenu />
        </div>
      </header>
    </>
  )
}

function TopBar() {
  const {site, texts} = useSite()
  const email = site.emails[0]
  const phone = site.phones[0]
  return (
    <div className={site.demo ? 'top-bar with-ribbon' : 'top-bar'}>
      <div className="container">
        {site.demo && <TextElement as="p" className="demo-ribbon" text={site.demoNotice} />}
        <ul className="top-contact" aria-label={texts.header.contact}>
          {email && (
            <li className="top-email">
              <IconMail size={18} />
              <EmailLink address={email.address} />
            </li>
          )}
          {phone && (
            <li>
              <IconPhone size={18} />
              <PhoneLink number={phone.number} />
            </li>
          )}
          <li className="top-volunteer">
            <EditedLink link={site.volunteerLink} />
          </li>
        </ul>
        <LanguageSwitch />
      </div>
    </div>
  )
}

function NavigationLinks() {
  const {site} = useSite()
  const {path} = splitPath(useLocation().pathname)
  const links = [
    ...site.navigation.map(({label, target}) => ({label, to: pathOf(target)})),
    ...(site.newsletter ? [{label: site.newsletter.heading, to: '/newsletter'}] : []),
  ]
  return (
    <ul>
      {links.map(
        ({label, to}) =>
          to && (
            <li key={to}>
              <SiteLink
                to={to}
                aria-current={to === path ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined}
              >
                <T>{label}</T>
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  )
}

/** In the bar without the number, which is in the line above. */
function CallLink({inBar}: {inBar?: boolean}) {
  const {site} = useSite()
  const phone = site.phones[0]
  if (!phone) return null
  return (
    <PhoneLink number={phone.number} className="call-link">
      <IconPhone size={22} />
      <span>
        <TextElement as="span" className={inBar ? undefined : 'call-words'} text={site.callLabel} />{' '}
        {!inBar && phone.number}
      </span>
    </PhoneLink>
  )
}

/** Opens without JavaScript too; with it, it closes on Escape and after a choice. */
function MobileMenu() {
  const {site, texts} = useSite()
  const email = site.emails[0]
  const {pathname} = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const more = site.footerColumns
    .flatMap(({links}) => links)
    .filter(({target}) => target && ['emergencyCardPage', 'imprintPage'].includes(target._type))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => menu.current?.removeAttribute('open'), [pathname])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.removeAttribute('open')
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details className="mobile-menu" ref={menu} onKeyDown={closeOnEscape}>
      <summary>
        <IconMenu2 />
        <IconX />
        {texts.header.menu}
      </summary>
      <div className="mobile-panel">
        <nav aria-label={texts.header.navigation}>
          <NavigationLinks />
        </nav>
        <CallLink />
        <ul className="mobile-more">
          {email && (
            <li>
              <EmailLink address={email.address} />
            </li>
          )}
          {site.whatsapp?.enabled && (
            <li>
              <WhatsAppLink noticeId="menu-whatsapp-notice" />
            </li>
          )}
          <li>
            <EditedLink link={site.volunteerLink} />
          </li>
          {more.map((link) => (
            <li key={link._key}>
              <EditedLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
