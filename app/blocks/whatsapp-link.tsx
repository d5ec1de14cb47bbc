import type {ReactNode} from 'react'
import {useSite} from './site'
import {TextElement} from './text'

/**
 * Opens a chat with the foundation in a new tab; the note says whose service it is. Renders nothing while staff have
 * switched it off.
 * @param noticeId id of the note, unique for each link on a page
 */
export function WhatsAppLink({noticeId, children}: {noticeId: string; children?: ReactNode}) {
  const {site, texts} = useSite()
  const {whatsapp} = site
  if (!whatsapp?.enabled) return null
  return (
    <>
      <a
        aria-describedby={noticeId}
        href={`https://wa.me/${whatsapp.number.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
        <TextElement as="span" className="whatsapp-label" text={whatsapp.label} />
        <span className="visually-hidden"> {texts.newTab}</span>
      </a>
      <TextElement as="small" className="whatsapp-notice" id={noticeId} text={whatsapp.notice} />
    </>
  )
}
