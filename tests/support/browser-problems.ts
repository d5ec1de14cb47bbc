import type {BrowserContext, ConsoleMessage} from '@playwright/test'

const noteOfStatus = /^Failed to load resource: the server responded with a status of (\d+)/

/** The response status in a console message, if it is about a failed request. */
export function notedStatus(message: ConsoleMessage): number | undefined {
  const [, status] = noteOfStatus.exec(message.text()) ?? []
  return status === undefined ? undefined : Number(status)
}

/**
 * Collects problems from now on: console errors and warnings (including CSP violations), uncaught exceptions, and
 * requests to other hosts.
 * @param site Address of the only allowed host.
 * @param isExpected Whether to ignore a console message.
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
