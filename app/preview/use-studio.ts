import {useLocation, useNavigate, useRevalidator} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import type {TextSource} from '~/content/text-source'
import {ask} from './fetch'
import type {Overlay} from './overlay.client'
import {ownPath} from './own-path'
import type {Studio} from './studio.client'

/** In narrow windows, the Presentation tool shows the page or the form, and begins with the page. */
const isNarrow = () => outerWidth < 900

/** Address of a field in the Presentation tool, beside this page; in narrow windows, of its form alone. */
const addressOf = (studio: string, {id, type, path}: TextSource) =>
  `${studio}/intent/edit/${isNarrow() ? '' : 'mode=presentation;'}id=${id};type=${type};path=${encodeURIComponent(path)}?preview=${encodeURIComponent(location.pathname)}`

/**
 * Syncs a page with the Studio around it: each follows the other's navigation, edits show at once, and a click on a
 * text opens its field. In a tab of its own, click-to-edit has to be switched on first.
 * @param address of the Studio
 */
export function useStudio(address: string) {
  const {revalidate, state} = useRevalidator()
  const navigate = useNavigate()
  const {pathname, search, hash} = useLocation()
  // Beside search parameters, the Presentation tool takes a hash for a part of the last one.
  const path = pathname + (search || hash)
  const [studio, setStudio] = useState<Studio>()
  const [overlay, setOverlay] = useState<Overlay>()
  const [isEditing, setEditing] = useState(false)
  const wishes = useRef({navigate, revalidate, path})
  wishes.current = {navigate, revalidate, path}

  useEffect(() => {
    const isInStudio = window.parent !== window || window.opener
    const modules = [import('./overlay.client'), isInStudio ? import('./studio.client') : undefined] as const
    let connected: Studio | undefined
    let created: Overlay | undefined
    let closed = false
    Promise.all(modules).then(([{createOverlay}, vendor]) => {
      if (closed) return
      function open(source: TextSource) {
        if (!connected) return void window.open(addressOf(address, source), 'studio')
        tell(address, {opened: source})
        connected.edit(source)
      }
      const aim = (aimedAt: TextSource) => tell(address, {aimedAt})
      created = createOverlay(open, aim, setEditing)
      setOverlay(created)
      connected = vendor?.connectStudio(
        {
          go(to, replace) {
            const wanted = ownPath(to)
            // The page is there already, and would scroll away from the field that the editor has opened.
            if (wanted !== wishes.current.path) wishes.current.navigate(wanted, {replace})
          },
          refresh: () => wishes.current.revalidate(),
          show: (shown) => ask(shown) && wishes.current.revalidate(),
        },
        created,
      )
      setStudio(connected)
      if (connected) created.toggle()
    })
    return () => {
      closed = true
      connected?.close()
      created?.close()
    }
  }, [address])

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

  return {isEditing, toggleEditing: () => overlay?.toggle()}
}

/** Tells the Studio at once where it can, as keys pressed after a click would overtake a message. */
function tell(address: string, data: object) {
  const studio: Window = window.opener ?? window.parent
  const {origin} = new URL(address, location.href)
  if (origin === location.origin) studio.dispatchEvent(new MessageEvent('message', {data, origin}))
  else studio.postMessage(data, origin)
}

/** The path of a link that would load a document, such as the other language: the Studio would lose it for seconds. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
  return /^\/(preview|studio|media)\//.test(link.pathname)
    ? undefined
    : link.pathname + link.search + link.hash
}
