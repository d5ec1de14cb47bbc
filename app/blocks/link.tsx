import {Link, type LinkProps} from '@remix-run/react'
import type {ReactNode} from 'react'
import {isSpared} from '~/browser/spared'
import {type ContentLink, pathOf} from '~/content/paths'
import {plain, type Text} from '~/content/text'
import {withPrefix} from '~/i18n/languages'
import {useSite} from './site'
import {T} from './text'

/** Properties of Remix's `Link` that are attributes of `a`, or that this component handles. */
type SiteLinkProps = Omit<
  LinkProps,
  'to' | 'reloadDocument' | 'replace' | 'state' | 'relative' | 'viewTransition'
> & {to: string}

/**
 * A link within the site; `to` is an address without language. It prefetches on hover or focus, or once in view with
 * `prefetch="viewport"`; never in a preview, which would get the published page.
 */
export const SiteLink = typeof document === 'undefined' ? PlainLink : FollowedLink

/** A plain link for server-rendered HTML: as Remix's `Link`, without matching every link against all routes. */
function PlainLink({to, prefetch, discover, preventScrollReset, ...rest}: SiteLinkProps) {
  const {prefix} = useSite()
  return <a href={withPrefix(prefix, to)} {...rest} />
}

function FollowedLink({to, prefetch = 'intent', ...rest}: SiteLinkProps) {
  const {prefix, preview} = useSite()
  return (
    <Link
      to={withPrefix(prefix, to)}
      prefetch={preview || isSpared() ? 'none' : prefetch}
      // The browser knows all routes from the start.
      discover="none"
      {...rest}
    />
  )
}

/** A link that staff edit. Renders nothing without a target. */
export function EditedLink({
  link,
  children,
  ...rest
}: Omit<SiteLinkProps, 'to'> & {link: ContentLink | null}) {
  const path = pathOf(link?.target ?? null)
  if (!link || !path) return null
  return (
    <SiteLink to={path} {...rest}>
      <T>{link.label}</T>
      {children}
    </SiteLink>
  )
}

/** A link to another website; plain text without an address. */
export function WebLink({label, url}: {label: Text; url: string | null}) {
  if (!url) return <T>{label}</T>
  return (
    <a href={url} rel="noopener">
      <T>{label}</T>
    </a>
  )
}

/** `+49 30 23125 000` → `tel:+493023125000`. */
const telephoneAddress = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

interface PhoneLinkProps {
  number: string
  className?: string
  children?: ReactNode
}

export const PhoneLink = ({number, className, children = number}: PhoneLinkProps) => (
  <a href={telephoneAddress(number)} className={className}>
    {children}
  </a>
)

export const EmailLink = ({address}: {address: string}) => <a href={`mailto:${plain(address)}`}>{address}</a>
