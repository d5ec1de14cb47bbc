import {useEffect} from 'react'

/** By then the scroll has begun, in milliseconds. */
const begun = 1_000

/** Scrolls smoothly to a place on the page that the visitor clicked a link to. Page changes and the back button jump. */
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
    // Before the page's own handlers scroll.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return null
}
