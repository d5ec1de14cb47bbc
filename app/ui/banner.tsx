import type {ReactNode} from 'react'
import type {ContentPicture} from '~/content/image'
import {SiteLink} from './link'
import {Picture} from './picture'
import {useSite} from './site'

interface Props {
  heading: string
  intro?: string
  picture?: ContentPicture | null
  /** Pages between home and this one. */
  trail?: {label: string; to: string}[]
  children?: ReactNode
}

/** Top of a page: where it lies, its heading, what it is about, and a picture. */
export function Banner({heading, intro, picture, trail = [], children}: Props) {
  const {site, texts} = useSite()
  const home = site.navigation.find(({target}) => target?._type === 'homePage')
  return (
    <div className="banner">
      <div className="container banner-inner">
        <div className="banner-words">
          <nav className="trail" aria-label={texts.breadcrumb}>
            <ol>
              {[...(home ? [{label: home.label, to: '/'}] : []), ...trail].map(({label, to}) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
              <li aria-current="page">{heading}</li>
            </ol>
          </nav>
          <h1>{heading}</h1>
          {intro && <p className="lead">{intro}</p>}
          {children}
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 60rem) 560px, 92vw"
            className="banner-picture"
            first
          />
        )}
      </div>
    </div>
  )
}
