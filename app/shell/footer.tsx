import type {ReactNode} from 'react'
import {contactGroups} from '~/blocks/contact-groups'
import {IconArrowUp} from '~/blocks/icons'
import {EditedLink, EmailLink, PhoneLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {WhatsAppLink} from '~/blocks/whatsapp-link'
import {plain} from '~/content/text'

/**
 * @param isStatic omits parts that need a connection
 * @param children beside the links: the newsletter
 */
export function Footer({isStatic = false, children}: {isStatic?: boolean; children?: ReactNode}) {
  const {site, texts, year} = useSite()
  return (
    <footer className="site-footer">
      <div className="footer-main container">
        <div className="footer-about">
          <TextElement as="p" className="footer-name" text={site.name} />
          <TextElement as="p" text={site.about} />
          <ul className="footer-contact">
            {contactGroups(site).map(({label, phones, emails}) => (
              <li key={plain(label)}>
                <T>{label}</T>:
                {phones.map(({_key, number}) => (
                  <PhoneLink key={_key} number={number} />
                ))}
                {emails.map(({_key, address}) => (
                  <EmailLink key={_key} address={address} />
                ))}
              </li>
            ))}
            {!isStatic && site.whatsapp?.enabled && (
              <li>
                <WhatsAppLink noticeId="footer-whatsapp-notice" />
              </li>
            )}
          </ul>
        </div>
        <div>
          <nav className="footer-links" aria-label={texts.footer.links}>
            {site.footerColumns.map((column) => (
              <div key={column._key}>
                <TextElement as="h2" text={column.title} />
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
          {!isStatic && site.gallery.length > 0 && (
            <section className="gallery" aria-labelledby="gallery-heading">
              <TextElement as="h2" id="gallery-heading" text={site.galleryHeading} />
              <ul className="gallery-pictures">
                {site.gallery.map((picture) => (
                  <li key={picture._key}>
                    <Picture picture={picture} sizes="96px" ratio={1} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {children}
      </div>
      <div className="footer-end container">
        <p>
          © {year} <T note>{site.copyright}</T>
        </p>
        <a href="#top" className="to-top">
          <IconArrowUp size={20} />
          {texts.footer.top}
        </a>
      </div>
    </footer>
  )
}
