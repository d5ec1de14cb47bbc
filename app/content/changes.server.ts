import type {SanityClient} from '@sanity/client'
import {log} from '~/log.server'
import {aList, askLake} from './lake.server'
import {listenTo} from './listener.server'

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
/** How soon a lake that answers and tells nothing is asked again, before the log says so, in milliseconds. */
const doubtFor = 5_000
/** How long after the end of a connection the next one is opened, in milliseconds, and what a lake may make of that: no edit shall wait for it. */
const pauseBeforeNext = {usual: 500, least: 100, most: 1_000}
/**
 * After how long without a welcome another connection is tried beside the first, in milliseconds. A slow lake welcomes the first;
 * and one that is back does not wait until those are given up which it never heard of.
 */
const tryBeside = 1_000
/** How many connections without a welcome say that nobody tells of changes: two seconds after the first. */
const hopeless = 3

/**
 * Watches the dataset until the process ends, or the returned function is called. Once a minute it is asked for its
 * revisions, which finds a connection that died without a word and a webhook that never came.
 */
export function watchContent({client, listens, onChange, onWatched, checkEvery = 60_000}: Watch): () => void {
  /** How often something was heard. */
  let heard = 0
  let watched = false
  let saysSilence = false
  /** Why nothing is told of. */
  let silence = ''
  /** Connections, each by what ends it: one that is welcomed, or those that want to be. */
  const connections = new Set<() => void>()
  let next: NodeJS.Timeout | undefined
  let retryAfter = pauseBeforeNext.usual

  function setWatched(on: boolean) {
    watched = on
    onWatched(on)
  }

  function hear() {
    saysSilence = false
    setWatched(true)
    heard += 1
    onChange()
  }

  function fallSilent(reason: string) {
    silence = reason
    setWatched(false)
  }

  function begin() {
    stopListening()
    if (!listens) return hear()
    // Nobody knows yet whether there will be a connection.
    setWatched(false)
    listen()
  }

  function stopListening(butOne?: () => void) {
    clearTimeout(next)
    for (const stop of connections) if (stop !== butOne) stop()
    connections.clear()
    if (butOne) connections.add(butOne)
  }

  function listenAfter(milliseconds: number) {
    clearTimeout(next)
    next = setTimeout(listen, milliseconds)
    next.unref()
  }

  function listen() {
    let welcomed = false
    const stop = listenTo(
      client,
      {query: `*[${published}]`, params},
      {
        // What happened while a connection was away is not told afterwards, so its return counts, too.
        onEvent() {
          if (!welcomed) stopListening(stop)
          welcomed = true
          hear()
        },
        onEnd(reason) {
          connections.delete(stop)
          // One that was there may be had again at once; whether it can says whether there is something to say.
          if (!welcomed) fallSilent(reason)
          if (connections.size === 0) listenAfter(retryAfter)
        },
        onRetry(milliseconds) {
          retryAfter = Math.min(Math.max(milliseconds, pauseBeforeNext.least), pauseBeforeNext.most)
        },
      },
    )
    connections.add(stop)
    if (connections.size >= hopeless) fallSilent('no welcome in time')
    listenAfter(tryBeside)
  }

  /** What was found last; before anything is, nobody knows what was missed. */
  let last = {revisions: '', heard, watched, answered: false}

  async function check() {
    const revisions = JSON.stringify(await askLake(client, aList, revisionsQuery, params))
    const former = last
    last = {revisions, heard, watched, answered: true}
    const isOther = revisions !== former.revisions
    const nobodyTold = isOther && former.revisions !== '' && former.heard === heard
    const isSilent = !(watched || former.watched)
    if (nobodyTold) log.warn('something has changed and nobody told of it; listening anew')
    // While the lake is away, that is what the log says.
    if (isSilent && former.answered && !saysSilence) {
      log.warn({reason: silence}, 'the lake does not tell of changes; asking it for every page')
      saysSilence = true
    }
    if (nobodyTold || isSilent) begin()
    // Some of it may have been missed although something was heard: then it is fetched once more than needed.
    if (isOther) onChange()
  }

  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function checkOn() {
    let pause = checkEvery
    try {
      await check()
      if (!watched && !saysSilence) pause = Math.min(checkEvery, doubtFor)
    } catch (error) {
      if (stopped) return
      fallSilent(String(error))
      last = {...last, watched: false, answered: false}
      pause = pauseAfterError
    }
    if (!stopped) wait(pause)
  }

  function wait(pause: number) {
    timer = setTimeout(checkOn, pause)
    timer.unref()
  }

  begin()
  wait(checkEvery)
  return () => {
    stopped = true
    clearTimeout(timer)
    stopListening()
  }
}
