import {useLocation} from '@remix-run/react'
import {useEffect, useRef} from 'react'
import {useSite} from '~/blocks/site'
import {keep, registerServiceWorker, whenStable} from './keep'

/** Saves visited pages for offline reading, except previews. */
export function OfflineReading() {
  const {serviceWorker, preview} = useSite()
  const {pathname, search} = useLocation()
  const address = pathname + search
  const former = useRef(address)
  const wanted = serviceWorker && !preview

  useEffect(() => {
    if (wanted) whenStable(registerServiceWorker)
  }, [wanted])

  // Added late: in the HTML, the link would compete with the first paint.
  useEffect(() => {
    const manifest = {rel: 'manifest', href: '/manifest.webmanifest'}
    document.head.append(Object.assign(document.createElement('link'), manifest))
  }, [])

  useEffect(() => {
    if (former.current === address) return
    former.current = address
    // After a client-side navigation, the service worker has not seen the document.
    if (wanted) keep([address])
  }, [address, wanted])
  return null
}
