import {Link, type LinkProps} from '@remix-run/react'
import type {ReactNode} from 'react'
import {type ContentLink, pathOf} from '~/content/paths'
import {withPrefix} from '~/i18n/languages'
import {useSite} from './site'
import {useSparedConnection} from './spared'

/**
 * A link within the site. `to` is an address without language; the link keeps the style of the page that it is on. The next
 * page is fetched as soon as somebody is about to follow, or with `prefetch="viewport"` once the link is in view.
 */
export function SiteLink({to, prefetch = 'intent', ...rest}: Omit<LinkProps, 'to'> & {to: string}) {
  const {prefix} = useSite()
  const spared = useSparedConnection()
  return <Link to={withPrefix(prefix, to)} prefetch={spared ? 'none' : prefetch} {...rest} />
}

/** A link that staff set. Renders nothing where it leads nowhere. */
export function EditedLink({link, children, ...rest}: Omit<LinkProps, 'to'> & {link: ContentLink | null}) {
  const path = pathOf(link?.target ?? null)
  if (!link || !path) return null
  return (
    <SiteLink to={path} {...rest}>
      {link.label}
      {children}
    </SiteLink>
  )
}

/** `+49 30 23125 000` → `tel:+493023125000`. */
export const telephoneAddress = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

export function PhoneLink({
  number,
  className,
  children,
}: {
  number: string
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={telephoneAddress(number)} className={className}>
      {children ?? number}
    </a>
  )
}

export function EmailLink({
  address,
  className,
  children,
}: {
  address: string
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {children ?? address}
    </a>
  )
}
