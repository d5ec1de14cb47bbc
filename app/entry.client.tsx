import {RemixBrowser} from '@remix-run/react'
import {StrictMode, startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {passPageData} from '~/browser/page-data'

// The foundation's API may sleep until its first request: wake it while the visitor reads.
navigator.sendBeacon?.('/wake')

/**
 * Resolves once Remix has decoded the page's data. Until then it suspends, and an event that arrives meanwhile makes
 * React 18 fail: https://github.com/remix-run/remix/issues/10214
 */
async function decoded() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

passPageData()
void decoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
