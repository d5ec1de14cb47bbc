import {useLocation, useRevalidator} from '@remix-run/react'
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

/** What is shown from now on would be mixed with published content, so the page gives way to one that says why. */
const giveWay = () => location.replace(addressWith('ended', location))

/** Marks a page as a preview, and keeps it one: current, in step with the Studio around it, and no longer than allowed. */
export default function PreviewBar({labels, studio, remaining}: Props) {
  const location = useLocation()
  const {revalidate, state} = useRevalidator()
  // The Studio around it decides there, and a page outside of previews cannot be shown in its frame.
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

  // One refresh at a time: another one would break off the first in the middle of its request.
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
      // The first is a welcome: the page is fresh, and would lose its way to the place that its address names.
      if (listened) setChanges((former) => former + 1)
      listened = true
    })
    return () => stream.close()
  }, [])

  return (
    <aside className="preview-bar" aria-label={labels.label}>
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
