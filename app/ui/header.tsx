import {useLocation} from '@remix-run/react'
import {type KeyboardEvent, useEffect, useRef} from 'react'
import {pathOf} from '~/content/paths'
import {format} from '~/i18n/format'
import {splitPath} from '~/i18n/languages'
import {IconHeart, IconMail, IconMenu2, IconPhone} from './icons'
import {LanguageSwitch} from './language-switch'
import {EditedLink, EmailLink, PhoneLink, SiteLink} from './link'
import {Picture} from './picture'
import {useSite} from './site'

export function Header() {
  const {site, texts} = useSite()
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <header className="site-header">
        {site.demo && <p className="demo-ribbon">{site.demoNotice}</p>}
        <TopBar />
        <div className="main-bar container">
          <SiteLink to="/" className="brand" aria-label={format(texts.header.home, {name: site.name})}>
            <Picture picture={site.logo} sizes="48px" decorative eager />
            <span>{site.name}</span>
          </SiteLink>
          <nav className="wide-navigation" aria-label={texts.header.navigation}>
            <NavigationLinks />
          </nav>
          <div className="main-actions">
            <CallLink />
            <DonateLink />
          </div>
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
    <div className="top-bar">
      <div className="container">
        <ul className="top-contact" aria-label={texts.header.contact}>
          {email && (
            <li className="top-email">
              <IconMail aria-hidden="true" size={18} />
              <EmailLink address={email.address} />
            </li>
          )}
          {phone && (
            <li>
              <IconPhone aria-hidden="true" size={18} />
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
  return (
    <ul>
      {site.navigation.map((link) => {
        const to = pathOf(link.target)
        return (
          to && (
            <li key={link._key}>
              <SiteLink to={to} aria-current={to === path ? 'page' : undefined}>
                {link.label}
              </SiteLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

function CallLink() {
  const {site} = useSite()
  const phone = site.phones[0]
  if (!phone) return null
  return (
    <PhoneLink number={phone.number} className="call-link">
      <IconPhone aria-hidden="true" size={22} />
      <span>
        <span className="call-words">{site.callLabel}</span>{' '}
        <span className="call-number">{phone.number}</span>
      </span>
    </PhoneLink>
  )
}

function DonateLink() {
  const {site} = useSite()
  return (
    <EditedLink link={site.donateLink} className="button primary">
      <IconHeart aria-hidden="true" size={20} />
    </EditedLink>
  )
}

/** Opens without JavaScript too; with it, it closes on Escape and after a choice. */
function MobileMenu() {
  const {site, texts} = useSite()
  const email = site.emails[0]
  const {pathname} = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

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
        <IconMenu2 aria-hidden="true" size={24} />
        {texts.header.menu}
      </summary>
      <div className="mobile-panel">
        <nav aria-label={texts.header.navigation}>
          <NavigationLinks />
        </nav>
        <CallLink />
        <DonateLink />
        <ul className="mobile-more">
          {email && (
            <li>
              <EmailLink address={email.address} />
            </li>
          )}
          <li>
            <EditedLink link={site.volunteerLink} />
          </li>
        </ul>
      </div>
    </details>
  )
}
