import cluster from 'node:cluster'

/** What the processes of a site tell each other; where there is only one, nobody hears it. */
export type Told = 'content changed'

/** Tells all other processes, by way of the one that has started them. */
export function tellOthers(told: Told): void {
  if (cluster.isWorker) process.send?.(told)
}

/** Hears what another process tells. */
export function onTold(told: Told, listener: () => void): void {
  if (cluster.isWorker) process.on('message', (message) => message === told && listener())
}
