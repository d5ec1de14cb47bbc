import {type KeyboardEvent, useEffect, useState} from 'react'
import {IconBrandWhatsapp} from '~/blocks/icons'
import {useSite} from '~/blocks/site'
import {WhatsAppLink} from '~/blocks/whatsapp-link'

/**
 * Round button in the corner, above the footer. On small screens it is at the end of pages; on those without a form also
 * further up, but not on the first screen. Its note is beside it in the widest windows, elsewhere on hover or focus until
 * Escape.
 */
export function WhatsAppButton() {
  const {site} = useSite()
  const [quiet, setQuiet] = useState(false)
  const [away, setAway] = useState(true)
  useEffect(() => {
    const follow = () => {
      const end = document.documentElement.scrollHeight - 2 * innerHeight
      setAway(scrollY < Math.min(innerHeight, end))
    }
    addEventListener('scroll', follow, {passive: true})
    return () => removeEventListener('scroll', follow)
  }, [])
  const quieten = ({key}: KeyboardEvent) => key === 'Escape' && setQuiet(true)
  if (!site.whatsapp?.enabled) return null
  return (
    <aside
      className="whatsapp"
      data-quiet={quiet || undefined}
      data-away={away || undefined}
      onKeyDown={quieten}
      onPointerLeave={() => setQuiet(false)}
    >
      <WhatsAppLink noticeId="whatsapp-notice">
        <IconBrandWhatsapp size={28} />
      </WhatsAppLink>
    </aside>
  )
}
