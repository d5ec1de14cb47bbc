import {type KeyboardEvent, useEffect, useState} from 'react'
import {IconBrandWhatsapp} from '~/blocks/icons'
import {useSite} from '~/blocks/site'
import {WhatsAppLink} from '~/blocks/whatsapp-link'

/**
 * Round button beside the content, above the footer; on phones at the end of the content, and in the corner until visitors
 * scroll down, and while they scroll back. Its note is beside it in the widest windows, and elsewhere under the mouse or with the focus, until Escape.
 */
export function WhatsAppButton() {
  const {site} = useSite()
  const [quiet, setQuiet] = useState(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    setBack(true)
    const follow = () => {
      setBack(window.scrollY < last)
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, {passive: true})
    return () => window.removeEventListener('scroll', follow)
  }, [])
  const quieten = ({key}: KeyboardEvent) => key === 'Escape' && setQuiet(true)
  if (!site.whatsapp?.enabled) return null
  return (
    <aside
      className="whatsapp"
      data-quiet={quiet || undefined}
      data-back={back || undefined}
      onKeyDown={quieten}
      onPointerLeave={() => setQuiet(false)}
    >
      <WhatsAppLink noticeId="whatsapp-notice">
        <IconBrandWhatsapp size={28} />
      </WhatsAppLink>
    </aside>
  )
}
