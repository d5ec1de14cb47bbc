import type {MutationEvent, ReconnectEvent, SanityClient, WelcomeEvent} from '@sanity/client'
import {noted} from '~/calls.server'
import {log} from '~/log.server'

/** How the site learns that something was published, changed, unpublished or deleted. */

/** Types of the documents that pages are made of. What else is in a dataset wakes nobody. */
export const contentTypes = [
  'homePage',
  'aboutPage',
  'teamPage',
  'contactPage',
  'donatePage',
  'licencePage',
  'privacyPage',
  'accessibilityPage',
  'imprintPage',
  'faqEntry',
  'teamMember',
  'licenceCategory',
  'emergencyNote',
  'siteSettings',
]

export interface Watch {
  client: SanityClient
  /** Without it no connection is held open: somebody else tells of changes, a webhook for instance. */
  listens: boolean
  /** Something has changed. */
  onChange: () => void
  /** Whether every change will be told of from now on. */
  onWatched: (watched: boolean) => void
  /** How often the dataset is compared with what was told of it, in milliseconds. */
  checkEvery?: number
}

const published = '_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))'
const params = {types: contentTypes}

/**
 * What tells two states of the dataset apart: each revision, as an import may bring back documents with dates long past.
 * A hundred bytes for each document, once a minute.
 */
const revisionsQuery = `*[${published}] | order(_id) {_id, _rev}`

const pauseAfterError = 1_000

/**
 * Watches the dataset until the process ends, or the returned function is called. Once a minute what is there is compared
 * with what was heard, which finds a connection that died without a word and a webhook that never came.
 */
export function watchContent({client, listens, onChange, onWatched, checkEvery = 60_000}: Watch): () => void {
  /** How often something was heard. */
  let heard = 0
  let saysSilence = false
  let stopListening = () => {}

  function hear() {
    heard += 1
    onChange()
  }

  function listen() {
    const subscription = client
      .listen(`*[${published}]`, params, {
        includeResult: false,
        visibility: 'query',
        events: ['welcome', 'mutation', 'reconnect'],
      })
      .subscribe({
        next: ({type}: WelcomeEvent | MutationEvent | ReconnectEvent) => {
          onWatched(type !== 'reconnect')
          if (type === 'reconnect') return
          saysSilence = false
          // What happened while the connection was away is not told afterwards.
          hear()
        },
        error: (error: Error) => {
          onWatched(false)
          if (!saysSilence)
            log.warn({reason: error.message}, 'the lake does not tell of changes; asking it for every page')
          saysSilence = true
          const retry = setTimeout(listen, pauseAfterError)
          retry.unref()
          stopListening = () => clearTimeout(retry)
        },
      })
    stopListening = () => subscription.unsubscribe()
  }

  let last: {revisions: string; heard: number} | undefined

  async function check() {
    const before = heard
    const revisions = JSON.stringify(await noted('lake', client.fetch(revisionsQuery, params)))
    if (before !== heard) return
    const silent = last && last.heard === heard && last.revisions !== revisions
    last = {revisions, heard}
    if (!silent) return
    log.warn('something has changed and nobody told of it; listening anew')
    stopListening()
    hear()
    last.heard = heard
    if (listens) listen()
  }

  const timer = setInterval(() => check().catch(() => undefined), checkEvery)
  timer.unref()
  if (listens) listen()
  else {
    onWatched(true)
    hear()
  }
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
