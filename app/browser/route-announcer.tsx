import {useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'

/**
 * After a client-side navigation, moves the focus to the content of the new page and has its title read aloud, as
 * browsers do for a new document.
 */
export function RouteAnnouncer() {
  const {pathname, hash} = useLocation()
  const former = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById('main')?.focus({preventScroll: true})
  }, [pathname, hash])
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
