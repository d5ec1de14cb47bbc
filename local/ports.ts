import {createServer} from 'node:net'

/** A port that is about to be used: by what, and which variable chooses it. */
export type WantedPort = {port: number; user: string; variable: string}

/**
 * Finds the ports that cannot be used.
 *
 * @param command What is being started: `npm start`.
 * @returns A message that names each of them, its variable and a free port instead; undefined when all are free.
 */
export async function findTakenPorts(wanted: WantedPort[], command: string): Promise<string | undefined> {
  const messages: string[] = []
  const reserved = new Set(wanted.map(({port}) => port))
  for (const {port, user, variable} of wanted) {
    const problem = await whyNotUsable(port)
    if (!problem) continue
    const alternative = await freePortAbove(port, reserved)
    reserved.add(alternative)
    messages.push(
      `Port ${port} ${problem}, so the ${user} cannot start.\n` +
        `  Stop what uses it, or choose another port: ${variable}=${alternative} ${command}`,
    )
  }
  return messages.length > 0 ? messages.join('\n') : undefined
}

async function freePortAbove(port: number, reserved: Set<number>): Promise<number> {
  // The ports below 1024 need privileges on many systems.
  let candidate = Math.max(port, 1023) + 1
  while (candidate < 65_535 && (reserved.has(candidate) || (await whyNotUsable(candidate)))) candidate += 1
  return candidate
}

async function whyNotUsable(port: number): Promise<string | undefined> {
  // Some systems allow a second listener on 127.0.0.1 beside one on all addresses, and the other way round.
  return (await whyNotListening(port)) ?? (await whyNotListening(port, '127.0.0.1'))
}

function whyNotListening(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code})`)
    })
    server.listen({port, host}, () => server.close(() => resolve(undefined)))
  })
}
