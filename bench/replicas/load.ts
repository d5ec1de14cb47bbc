import {setTimeout as sleep} from 'node:timers/promises'
import type {Cluster} from './cluster.ts'
import {pathsOf} from './edits.ts'
import {message} from './messages.ts'
import type {Answer, Ask, Visitor} from './visitor.ts'

/** Visitors who read pages with all their files, and sometimes write. */

const visitors = 12
const pauseMs = 600
/** Page views for each message: fewer than the limit of posts a minute. */
const viewsPerMessage = 12

export interface Event {
  address: string
  path: string
  isPost: boolean
  answer: Pick<Answer, 'status' | 'from' | 'to'>
}

export interface Load {
  events: Event[]
  /** Texts of messages that visitors were told have arrived. */
  confirmed: string[]
  /** Versions of the build in pages, before and after an update. */
  builds: Set<string>
  stop(): Promise<void>
}

const isFine = ({status}: Pick<Answer, 'status'>) => status >= 200 && status < 400
export const failedOf = ({events}: Load): Event[] => events.filter(({answer}) => !isFine(answer))
export const missingFiles = (load: Load): Event[] =>
  failedOf(load).filter(({path}) => path.startsWith('/assets/'))

export async function startLoad(cluster: Cluster): Promise<Load> {
  const paths = (await pathsOf(cluster)).filter((path) => !path.includes('/licences/'))
  const load: Omit<Load, 'stop'> = {events: [], confirmed: [], builds: new Set()}
  let isOver = false

  async function ask({address, ask}: Visitor, path: string, options?: Ask): Promise<Answer> {
    const answer = await ask(path, options)
    const {status, from, to} = answer
    load.events.push({address, path, isPost: options?.form !== undefined, answer: {status, from, to}})
    return answer
  }

  /** A page, its data as a link within the site asks for them, and its files. */
  async function view(one: Visitor, path: string) {
    const {body} = await ask(one, path)
    const version = /manifest-\w+(?=\.js)/.exec(body)?.[0]
    if (version) load.builds.add(version)
    // With an empty cache, as a new visitor.
    const files = new Set([...body.matchAll(/\/assets\/[^"'\s\\]+/g)].map(([file]) => file))
    await ask(one, `${path}.data`)
    for (const file of files) await ask(one, file)
  }

  async function visit(number: number) {
    const one = cluster.visit(`127.0.2.${number}`)
    for (let views = number; !isOver; views += 1) {
      await view(one, paths[views % paths.length] ?? '/en')
      if (views % viewsPerMessage === 0) {
        const form = message('Under load.')
        const {status} = await ask(one, '/en/contact', {form})
        if (status === 303) load.confirmed.push(form.message)
      }
      await sleep(pauseMs)
    }
    one.leave()
  }

  const running = Array.from({length: visitors}, (_, index) => visit(index + 1))
  return {
    ...load,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}
