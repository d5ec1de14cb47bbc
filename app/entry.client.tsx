import {RemixBrowser} from '@remix-run/react'
import {StrictMode, startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {passPageData} from '~/browser/page-data'

// The foundation's API may sleep until its first request: wake it while the visitor reads.
navigator.sendBeacon?.('/wake')

passPageData()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
