import {useFetchers, useNavigation} from '@remix-run/react'
import {useEffect, useState} from 'react'
import {useSite} from '~/blocks/site'

/** Delay before the preloader shows, in milliseconds. */
const patience = 400

/** The preloader. The first response has all content, so this shows on slow navigations and submissions only. */
export function PageProgress() {
  const {texts} = useSite()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const busy = [navigation, ...fetchers].some(({state}) => state !== 'idle')
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [busy])
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
