import {createServer} from 'node:net'

/** A required port, its user, and the variable that sets it. */
export type WantedPort = {port: number; user: string; variable: string}

/**
 * Finds ports that are in use.
 *
 * @param command The command that needs them: `npm start`.
 * @returns A message with each of them, its variable and a free port; undefined if all are free.
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
  // Some systems allow listeners on 127.0.0.1 and on all addresses at the same port.
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
