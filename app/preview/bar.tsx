import {ScrollRestoration, useLocation, useRevalidator} from '@remix-run/react'
import {useEffect, useRef, useState, useSyncExternalStore} from 'react'
import styles from './bar.css?url'
import {askAsPreview} from './fetch'
import {useStudio} from './use-studio'

interface Props {
  labels: {label: string; text: string; edit: string; leave: string}
  /** Address of the Studio. */
  studio: string
  /** Milliseconds until the preview ends. */
  remaining: number
}

const addressWith = (
  step: 'ended' | 'leave',
  {pathname, search, hash}: {[part in 'pathname' | 'search' | 'hash']: string},
) => `/preview/${step}?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`

/** After the end of a preview, drafts would mix with published content, so an explanation replaces the page. */
const giveWay = () => location.replace(addressWith('ended', location))

/** Marks a page as a preview, refreshes it after changes, follows the Studio around it, and ends it in time. */
export default function PreviewBar({labels, studio, remaining}: Props) {
  const location = useLocation()
  const [arrival] = useState(location)
  const {revalidate, state} = useRevalidator()
  // In its frame, the Studio ends the preview; pages outside of previews cannot be shown there.
  const framed = useSyncExternalStore(
    () => () => {},
    () => window.parent !== window,
    () => false,
  )
  const {isEditing, toggleEditing} = useStudio(studio)

  useEffect(() => askAsPreview(giveWay), [])

  useEffect(() => {
    const timer = setTimeout(giveWay, remaining)
    return () => clearTimeout(timer)
  }, [remaining])

  // One refresh at a time: a second one would abort the first.
  const [changes, setChanges] = useState(0)
  const shown = useRef(0)
  useEffect(() => {
    if (state !== 'idle' || shown.current === changes) return
    shown.current = changes
    revalidate()
  }, [state, changes, revalidate])

  useEffect(() => {
    const stream = new EventSource('/preview/changes')
    let listened = false
    stream.addEventListener('message', () => {
      // The first is the welcome event: the page is fresh, and a refresh would stop its scroll to the address's hash.
      if (listened) setChanges((former) => former + 1)
      listened = true
    })
    return () => stream.close()
  }, [])

  return (
    <aside className="preview-bar" aria-label={labels.label}>
      {/* It would also scroll after a refresh: on the page of arrival, and elsewhere without a new key each time. */}
      {location !== arrival && <ScrollRestoration getKey={() => String(Math.random())} />}
      <link rel="stylesheet" href={styles} />
      <p>
        <strong>{labels.label}:</strong> {labels.text}
      </p>
      <button type="button" aria-pressed={isEditing} onClick={toggleEditing}>
        {labels.edit}
      </button>
      {!framed && <a href={addressWith('leave', location)}>{labels.leave}</a>}
    </aside>
  )
}
