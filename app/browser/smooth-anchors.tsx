import {useEffect} from 'react'

/** How long smooth scrolling stays on after a click, in milliseconds: until the scroll has begun. */
const begun = 1_000

/** Scrolls smoothly after a click on a link within the page. Page changes and the back button jump. */
export function SmoothAnchors() {
  useEffect(() => {
    const root = document.documentElement
    let end: number | undefined
    const onClick = ({target}: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
      const {pathname, search} = window.location
      if (link?.pathname !== pathname || link.search !== search) return
      root.setAttribute('data-smooth', '')
      window.clearTimeout(end)
      end = window.setTimeout(() => root.removeAttribute('data-smooth'), begun)
    }
    // In the capture phase, before the page's own handlers scroll.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return null
}
