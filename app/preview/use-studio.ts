import {useLocation, useNavigate, useRevalidator} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {ask} from './fetch'
import {ownPath} from './own-path'
import type {Studio} from './studio.client'

/** Keeps a page in step with the Studio around it: each follows where the other goes, and edits show at once. */
export function useStudio() {
  const {revalidate, state} = useRevalidator()
  const navigate = useNavigate()
  const {pathname, search, hash} = useLocation()
  const path = `${pathname}${search}${hash}`
  const [studio, setStudio] = useState<Studio>()
  const wishes = useRef({navigate, revalidate})
  wishes.current = {navigate, revalidate}

  useEffect(() => {
    if (window.parent === window && !window.opener) return
    let closed = false
    let connected: Studio | undefined
    import('./studio.client').then(({connectStudio}) => {
      if (closed) return
      connected = connectStudio({
        go: (to, replace) => wishes.current.navigate(ownPath(to), {replace}),
        refresh: () => wishes.current.revalidate(),
        show: (shown) => ask(shown) && wishes.current.revalidate(),
      })
      setStudio(connected)
    })
    return () => {
      closed = true
      connected?.close()
    }
  }, [])

  useEffect(() => studio?.at(path, document.title), [studio, path])

  useEffect(() => {
    if (!studio) return
    const follow = (event: MouseEvent) => {
      const to = pathToFollow(event)
      if (!to) return
      event.preventDefault()
      wishes.current.navigate(to)
    }
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [studio])

  useEffect(() => {
    if (state === 'idle') studio?.refreshed()
  }, [studio, state])
}

/** A link that would load a whole page, as that of the other language: the Studio would lose sight of it for seconds. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
  return /^\/(preview|studio|media)\//.test(link.pathname)
    ? undefined
    : link.pathname + link.search + link.hash
}
