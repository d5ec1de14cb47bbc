import type {ReactNode} from 'react'
import {IconArrowUp} from './icons'
import {EditedLink, EmailLink, PhoneLink} from './link'
import {Picture} from './picture'
import {useSite} from './site'

/**
 * @param isStatic leaves out what needs a connection
 * @param children what stands beside the links: the newsletter
 */
export function Footer({isStatic = false, children}: {isStatic?: boolean; children?: ReactNode}) {
  const {site, texts, year} = useSite()
  return (
    <footer className="site-footer">
      {!isStatic && site.gallery.length > 0 && (
        <section className="gallery container" aria-labelledby="gallery-heading">
          <h2 id="gallery-heading">{site.galleryHeading}</h2>
          <ul>
            {site.gallery.map((picture) => (
              <li key={picture._key}>
                <Picture picture={picture} sizes="(min-width: 48rem) 180px, 33vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="footer-main container">
        <div className="footer-about">
          <p className="footer-name">{site.name}</p>
          <p>{site.about}</p>
          <ul>
            {site.phones.map(({_key, label, number}) => (
              <li key={_key}>
                {label}: <PhoneLink number={number} />
              </li>
            ))}
            {site.emails.map(({_key, label, address}) => (
              <li key={_key}>
                {label}: <EmailLink address={address} />
              </li>
            ))}
          </ul>
        </div>
        <nav className="footer-links" aria-label={texts.footer.links}>
          {site.footerColumns.map((column) => (
            <div key={column._key}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link._key}>
                    <EditedLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {children}
      </div>
      <div className="footer-end container">
        <p>
          © {year} {site.copyright}
        </p>
        <a href="#top" className="to-top">
          <IconArrowUp aria-hidden="true" size={20} />
          {texts.footer.top}
        </a>
      </div>
    </footer>
  )
}
