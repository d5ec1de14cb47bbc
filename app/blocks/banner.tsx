import type {ReactNode} from 'react'
import type {Crumb} from '~/content/paths'
import type {Phrase, Text} from '~/content/text'
import type {ContentPicture} from '~/media/image'
import {SiteLink} from './link'
import {Picture} from './picture'
import {useSite} from './site'
import {T, TextElement} from './text'

interface Props {
  heading: Phrase
  intro?: Text
  picture?: ContentPicture | null
  /** Pages between home and this one. Without them there is no breadcrumb: the logo links home, too. */
  trail?: Crumb[]
  children?: ReactNode
}

/** Top of a page: breadcrumb, heading, introduction and picture. */
export function Banner({heading, intro, picture, trail = [], children}: Props) {
  const {site, texts} = useSite()
  const home = site.navigation.find(({target}) => target?._type === 'homePage')
  return (
    <div className="banner">
      <div className="container banner-inner">
        <div className="banner-words">
          {trail.length > 0 && (
            <nav className="trail" aria-label={texts.breadcrumb}>
              <ol>
                {[...(home ? [{label: home.label, to: '/'}] : []), ...trail].map(({label, to}) => (
                  <li key={to}>
                    <SiteLink to={to}>
                      <T>{label}</T>
                    </SiteLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <TextElement as="h1" text={heading} />
          {intro && <TextElement as="p" className="lead" text={intro} />}
          {children}
        </div>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 75rem) 510px, 40vw" className="banner-picture" />
        )}
      </div>
    </div>
  )
}
