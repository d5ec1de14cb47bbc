import {useNavigation} from '@remix-run/react'
import {useEffect, useState} from 'react'
import {useSite} from './site'

/** A navigation faster than this needs no preloader, in milliseconds. */
const patience = 400

/** The preloader: content stands in the first answer of the server, so it shows on slow navigations only. */
export function PageProgress() {
  const {texts} = useSite()
  const {state} = useNavigation()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (state === 'idle') return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div className="page-progress" role="status">
      {slow && (
        <>
          <span className="page-progress-bar" />
          <span className="visually-hidden">{texts.loading}</span>
        </>
      )}
    </div>
  )
}
