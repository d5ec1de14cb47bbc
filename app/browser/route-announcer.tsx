import {useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'

/**
 * After a navigation within the app, focus goes to the content of the new page and its title is read aloud, as a browser
 * does when it loads a document.
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
