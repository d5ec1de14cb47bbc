import {cp} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {newBuild} from '../../tests/e2e/support/new-build.ts'
import type {Cluster, Replica} from './cluster.ts'
import {failedOf, type Load, missingFiles, startLoad} from './load.ts'
import type {Handled} from './nginx.ts'
import {milliseconds, type Row, tallyOf} from './report.ts'

/** Replicas that end and start under load: on SIGTERM, in a rolling update, and killed. */

/** After this time, nginx asks a replica again that did not answer. */
const failTimeoutMs = 10_000

export async function updates(cluster: Cluster): Promise<Row[]> {
  const {nginx, replicas} = cluster
  const next = await newBuild()
  await cp('build/studio', join(next.folder, 'build/studio'), {recursive: true})
  try {
    const restart = await underLoad(cluster, async () => {
      await replace(replicas, 0, (former) => former)
    })
    const rolling = await underLoad(cluster, async () => {
      nginx.addAssets(join(next.folder, 'build'))
      for (const index of replicas.keys()) {
        await replace(replicas, index, (former) => former.withBuild(next.folder))
        await sleep(failTimeoutMs)
      }
    })
    const killed = await underLoad(cluster, () => kill(replicas, 1))
    // Later parts use the current build.
    for (const index of replicas.keys())
      await replace(replicas, index, (former) => former.withBuild(process.cwd()))
    return [
      await outcome('SIGTERM of a replica', cluster, restart),
      await outcome('rolling update of three', cluster, rolling),
      {
        what: 'rolling update: builds that pages were of; files of pages that were missing',
        seen: `${rolling.load.builds.size}; ${missingFiles(rolling.load).length}`,
        goal: '2; 0',
        holds: rolling.load.builds.size === 2 && missingFiles(rolling.load).length === 0,
      },
      killOutcome(killed),
    ]
  } finally {
    await next.remove()
  }
}

interface Run {
  load: Load
  /** When the work began, in milliseconds, and the requests that nginx had sent to replicas by then. */
  at: number
  handledBefore: Handled[]
}

async function underLoad(cluster: Cluster, work: () => Promise<unknown>): Promise<Run> {
  const load = await startLoad(cluster)
  await sleep(3_000)
  const run = {
    load,
    at: performance.now(),
    handledBefore: cluster.nginx.handled().filter(({replica}) => replica >= 0),
  }
  await work()
  await sleep(3_000)
  await load.stop()
  return run
}

async function replace(replicas: Replica[], index: number, by: (former: Replica) => Replica) {
  const former = replicas[index] as Replica
  await former.stop('SIGTERM')
  const present = by(former)
  replicas[index] = present
  await present.start()
}

async function kill(replicas: Replica[], index: number) {
  const one = replicas[index] as Replica
  await one.stop('SIGKILL')
  await sleep(2_000)
  await one.start()
}

async function outcome(what: string, {inbox}: Cluster, {load}: Run): Promise<Row> {
  const failed = failedOf(load)
  const arrived = (await inbox()).map(({message}) => message)
  const times = load.confirmed.map((text) => arrived.filter((one) => one === text).length)
  if (failed.length > 0)
    console.log(`  failed: ${tallyOf(failed.map(({path, answer}) => `${answer.status} ${path}`))}`)
  return {
    what: `${what}: answers, failed; messages confirmed, not arrived once`,
    seen: `${load.events.length}, ${failed.length}; ${times.length}, ${times.filter((count) => count !== 1).length}`,
    goal: '0 failed; 0',
    holds: failed.length === 0 && times.every((count) => count === 1),
  }
}

/** Requests that failed must have been at the killed replica when it died. */
function killOutcome({load, at, handledBefore}: Run): Row {
  const homes = new Map(handledBefore.map(({address, replica}) => [address, replica]))
  const failed = failedOf(load)
  const wasInFlight = failed.filter(
    ({address, answer}) => homes.get(address) === 1 && answer.from <= at + 100 && answer.to >= at,
  )
  const longest = Math.max(...load.events.map(({answer}) => answer.to - answer.from))
  return {
    what: 'SIGKILL of a replica: answers, failed, of them in flight there; longest answer',
    seen: `${load.events.length}, ${failed.length} (${tallyOf(failed.map(({isPost}) => (isPost ? 'forms' : 'others')))}), ${wasInFlight.length}; ${milliseconds(longest)}`,
    goal: 'only those in flight there',
    holds: failed.length === wasInFlight.length,
  }
}
