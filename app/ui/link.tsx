import {Link, type LinkProps} from '@remix-run/react'
import type {ReactNode} from 'react'
import {type ContentLink, pathOf} from '~/content/paths'
import {withPrefix} from '~/i18n/languages'
import {useSite} from './site'
import {useSparedBehaviour} from './spared'

/** Without what no link of ours needs, and would be no attribute. */
type SiteLinkProps = Omit<
  LinkProps,
  'to' | 'reloadDocument' | 'replace' | 'state' | 'relative' | 'viewTransition'
> & {to: string}

/**
 * A link within the site. `to` is an address without language; the link keeps the style of the page that it is on. The next
 * page is fetched as soon as somebody is about to follow, or with `prefetch="viewport"` once the link is in view.
 */
export const SiteLink = typeof document === 'undefined' ? PlainLink : FollowedLink

/**
 * What a link is before the app runs: its address. Remix's own one works it out from the routes, for each link anew, and gives
 * the browser nothing more.
 */
function PlainLink({to, prefetch, discover, preventScrollReset, ...rest}: SiteLinkProps) {
  const {prefix} = useSite()
  return <a href={withPrefix(prefix, to)} {...rest} />
}

function FollowedLink({to, prefetch = 'intent', ...rest}: SiteLinkProps) {
  const {prefix} = useSite()
  const spared = useSparedBehaviour()
  return (
    <Link
      to={withPrefix(prefix, to)}
      prefetch={spared ? 'none' : prefetch}
      // The browser knows all routes from the start.
      discover="none"
      {...rest}
    />
  )
}

/** A link that staff set. Renders nothing where it leads nowhere. */
export function EditedLink({
  link,
  children,
  ...rest
}: Omit<SiteLinkProps, 'to'> & {link: ContentLink | null}) {
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
const telephoneAddress = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

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
