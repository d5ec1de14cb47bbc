import cluster from 'node:cluster'
import {z} from 'zod'

/** What the processes of a site tell each other; where there is only one, nobody hears it. */
const news = z.object({
  told: z.enum(['content changed', 'posted', 'api reached', 'wrong secret']),
  /** What it is about: of a post or a wrong secret, the address that it came from, which is kept nowhere; of the API, yes or no. */
  about: z.string(),
})

type Told = z.infer<typeof news>['told']

/** Tells all other processes, by way of the one that has started them. */
export function tellOthers(told: Told, about = ''): void {
  // One that is ending has left the others.
  if (cluster.isWorker && process.connected) process.send?.({told, about} satisfies z.infer<typeof news>)
}

/** Hears what another process tells. */
export function onTold(told: Told, listener: (about: string) => void): void {
  if (!cluster.isWorker) return
  process.on('message', (message) => {
    const {data} = news.safeParse(message)
    if (data?.told === told) listener(data.about)
  })
}
