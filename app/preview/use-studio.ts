import {useLocation, useNavigate, useRevalidator} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
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
    if (state === 'idle') studio?.refreshed()
  }, [studio, state])
}
