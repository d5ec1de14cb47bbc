import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Action, SanityClient} from '@sanity/client'
import {API_VERSION, clientFor, end, makeFolder, removeFolder, startLakeProcess} from '../support.ts'

/**
 * A lake under writes, killed with SIGKILL at random moments and restarted. Each writer knows the possible states of its
 * documents: the last acknowledged one, or the requested one without a response; always complete.
 */

const WRITERS = 4
/** Maximum time of writes before a kill, in milliseconds. */
const LONGEST_LIFE = 400
/** Wait for last responses after a kill, in milliseconds; some calls of the client never end. */
const LAST_ANSWERS_MS = 100

/** Revisions of a pair of documents and of the draft of the first. */
type State = {a: string | null; b: string | null; draft: string | null}

/** A pair, with its expected state and transaction id after each step. */
type Story = {name: string; states: State[]; transactions: string[]; acknowledged: number}

export type Tally = {
  kills: number
  /** Acknowledged transactions; all of them were found again. */
  acknowledged: number
  /** Unacknowledged transactions at a kill, and how many of them were stored. */
  unanswered: number
  kept: number
}

/**
 * @param report called after every kill
 * @throws Error that names the first document with an unexpected state
 */
export async function killLakeAgainAndAgain(kills: number, report: (tally: Tally) => void): Promise<Tally> {
  const folder = makeFolder()
  const tally: Tally = {kills: 0, acknowledged: 0, unanswered: 0, kept: 0}
  const stories: Story[] = []
  let lake = await startLakeProcess(folder)
  try {
    while (tally.kills < kills) {
      const {child, url} = lake
      const exited = once(child, 'exit')
      const killed = sleep(Math.random() * LONGEST_LIFE).then(() => child.kill('SIGKILL'))
      const writers = Array.from({length: WRITERS}, () => writeUntilItDies(clientFor(url), exited))
      const told = (await Promise.all(writers)).flat()
      await Promise.all([killed, exited])
      lake = await startLakeProcess(folder)
      tally.kills++
      await checkNew(clientFor(lake.url, {perspective: 'raw'}), told, tally)
      stories.push(...told)
      await checkAll(clientFor(lake.url, {perspective: 'raw'}), stories)
      report(tally)
    }
    return tally
  } finally {
    await end(lake.child, 'SIGKILL')
    removeFolder(folder)
  }
}

/** Creates pairs, edits and publishes them, and deletes every third one; each step is one transaction. */
async function writeUntilItDies(client: SanityClient, dead: Promise<unknown>): Promise<Story[]> {
  const stories: Story[] = []
  const silence = dead.then(() => sleep(LAST_ANSWERS_MS)).then(() => false)
  for (let n = 0; ; n++) {
    const name = `pair-${randomUUID()}`
    const nothing: State = {a: null, b: null, draft: null}
    const story: Story = {name, states: [nothing], transactions: [], acknowledged: 0}
    stories.push(story)
    const steps = n % 3 === 0 ? [create, editAndPublish, remove] : [create, editAndPublish]
    for (const step of steps) {
      const id = randomUUID()
      const {state, done} = step(client, story, id)
      story.transactions.push(id)
      story.states.push(state)
      const answer = done.then(
        () => true,
        () => false,
      )
      const answered = await Promise.race([answer, silence])
      if (!answered) return stories
      story.acknowledged++
    }
  }
}

type Step = (client: SanityClient, story: Story, id: string) => {state: State; done: Promise<unknown>}

const create: Step = (client, {name}, id) => ({
  state: {a: id, b: id, draft: null},
  done: client
    .transaction()
    .create({_id: `${name}-a`, _type: 'pair', name})
    .create({_id: `${name}-b`, _type: 'pair', name, twin: {_ref: `${name}-a`}})
    .createIfNotExists({_id: 'counter', _type: 'counter', value: 0})
    .patch('counter', (patch) => patch.inc({value: 1}))
    .transactionId(id)
    .commit({returnDocuments: false}),
})

const editAndPublish: Step = (client, {name, states}, id) => {
  const ids = {publishedId: `${name}-a`, draftId: `drafts.${name}-a`}
  const prefix = 'sanity.action.document.'
  const edit = {actionType: `${prefix}edit`, ...ids, patch: {set: {text: 'edited'}}}
  const publish = {actionType: `${prefix}publish`, ...ids}
  return {
    state: {a: id, b: states.at(-1)?.b ?? null, draft: null},
    done: client.action([edit, publish] as Action[], {transactionId: id}),
  }
}

const remove: Step = (client, {name}, id) => ({
  state: {a: null, b: null, draft: null},
  done: client.transaction().delete(`${name}-b`).delete(`${name}-a`).transactionId(id).commit(),
})

/** Determines the outcome of unacknowledged steps. */
async function checkNew(client: SanityClient, stories: Story[], tally: Tally) {
  const found = await revisionsOf(client)
  for (const story of stories) {
    const {name, states, acknowledged, transactions} = story
    tally.acknowledged += acknowledged
    const actual = JSON.stringify(stateOf(name, found))
    const open = states.length - 1
    if (open > acknowledged) {
      tally.unanswered++
      // The state alone may not show whether the step was stored; the history does.
      if (await isInHistory(client, name, transactions.at(-1))) {
        tally.kept++
        story.acknowledged = open
      }
    }
    const expected = JSON.stringify(states[story.acknowledged])
    if (actual !== expected) throw new Error(`${name} is ${actual}, expected ${expected}`)
    for (const id of transactions.slice(0, story.acknowledged)) {
      if (!(await isInHistory(client, name, id))) throw new Error(`${name}: history does not know ${id}`)
    }
  }
}

/** Stored data must survive later kills. */
async function checkAll(client: SanityClient, stories: Story[]) {
  const found = await revisionsOf(client)
  for (const {name, states, acknowledged} of stories) {
    const [actual, expected] = [stateOf(name, found), states[acknowledged]].map((state) =>
      JSON.stringify(state),
    )
    if (actual !== expected) throw new Error(`${name} is ${actual}, expected ${expected}`)
  }
  const created = stories.filter(({acknowledged}) => acknowledged > 0).length
  const counted = await client.fetch<number | null>('*[_id == "counter"][0].value')
  if ((counted ?? 0) !== created) throw new Error(`the counter is at ${counted}, expected ${created}`)
}

type Revisions = Map<string, string>

async function revisionsOf(client: SanityClient): Promise<Revisions> {
  const documents: {_id: string; _rev: string}[] = await client.fetch('*[_type == "pair"]{_id, _rev}')
  return new Map(documents.map(({_id, _rev}) => [_id, _rev]))
}

function stateOf(name: string, found: Revisions): State {
  const [a, b, draft] = [`${name}-a`, `${name}-b`, `drafts.${name}-a`].map((id) => found.get(id) ?? null)
  return {a: a ?? null, b: b ?? null, draft: draft ?? null}
}

async function isInHistory(client: SanityClient, name: string, transaction: string | undefined) {
  const {url, token, dataset} = client.config()
  const address = `${new URL(url).origin}/v${API_VERSION}/data/history/${dataset}/transactions/${name}-a?excludeContent=true`
  const response = await fetch(address, {headers: {authorization: `Bearer ${token}`}})
  return (await response.text()).includes(`"id":"${transaction}"`)
}
