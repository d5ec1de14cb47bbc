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

  // In the page, it would compete with what is painted first.
  useEffect(() => {
    const manifest = {rel: 'manifest', href: '/manifest.webmanifest'}
    document.head.append(Object.assign(document.createElement('link'), manifest))
  }, [])

  useEffect(() => {
    if (former.current === address) return
    former.current = address
    // Reached within the app, so its document was never loaded.
    if (wanted) keep([address])
  }, [address, wanted])
  return null
}
