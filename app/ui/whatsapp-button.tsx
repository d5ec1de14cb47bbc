import {type KeyboardEvent, useState} from 'react'
import {IconBrandWhatsapp} from './icons'
import {useSite} from './site'

/**
 * Opens a chat with the foundation in a new tab; stays at the edge of the window. In wide windows its note shows under the
 * mouse and with the focus, until Escape; elsewhere it always stands beside the button.
 * @param onOpen is told of the click, for which the chat does not wait
 */
export function WhatsAppButton({onOpen}: {onOpen: () => void}) {
  const {site, texts} = useSite()
  const {whatsapp} = site
  const [quiet, setQuiet] = useState(false)
  const quieten = ({key}: KeyboardEvent) => key === 'Escape' && setQuiet(true)
  if (!whatsapp?.enabled) return null
  return (
    <aside
      className="whatsapp"
      data-quiet={quiet || undefined}
      onKeyDown={quieten}
      onPointerLeave={() => setQuiet(false)}
    >
      <a
        aria-describedby="whatsapp-notice"
        href={`https://wa.me/${whatsapp.number.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        <IconBrandWhatsapp aria-hidden="true" size={28} />
        <span className="whatsapp-label">{whatsapp.label}</span>
        <span className="visually-hidden"> {texts.newTab}</span>
      </a>
      <span className="whatsapp-notice" id="whatsapp-notice">
        {whatsapp.notice}
      </span>
    </aside>
  )
}
