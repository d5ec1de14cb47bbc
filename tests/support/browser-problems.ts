import type {BrowserContext, ConsoleMessage} from '@playwright/test'

const noteOfStatus = /^Failed to load resource: the server responded with a status of (\d+)/

/** The status that the browser notes in its console about an answer, if the message is such a note. */
export function notedStatus(message: ConsoleMessage): number | undefined {
  const [, status] = noteOfStatus.exec(message.text()) ?? []
  return status === undefined ? undefined : Number(status)
}

/**
 * Grows with whatever goes wrong in a browser from now on: an error or a warning in the console (violations of a page's
 * policy among them), a script that throws, anything that is asked from another host.
 *
 * @param site Address whose host alone may be asked.
 * @param isExpected Whether a message of the console is no problem.
 */
export function problemsIn(
  context: BrowserContext,
  site: string,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): Set<string> {
  const problems = new Set<string>()
  const {host} = new URL(site)
  const ask = (url: string) => {
    const {protocol, host: asked} = new URL(url)
    if (asked !== host && !['data:', 'blob:'].includes(protocol))
      problems.add(`request to another host: ${url}`)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message))
      problems.add(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.add(`script: ${error.error().message}`))
  context.on('request', (request) => ask(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => ask(socket.url())))
  return problems
}
