import type {IncomingMessage} from 'node:http'
import {answerWithoutEnd, Behaviour, drip, slowness} from './behaviour.ts'
import {parse, type Reply, type Routes, readJson} from './http.ts'

/** Answers that come, or do not come, as somebody has told the stand-in. */
export function toldBehaviour() {
  let behaviour: Behaviour = {fail: null}
  let waitAsTold = slowness(behaviour)

  /** @param accept does what is asked, and says what the normal answer is */
  async function answer(request: IncomingMessage, accept: () => Reply): Promise<Reply | undefined> {
    await waitAsTold()
    if ('stores' in behaviour && behaviour.stores) accept()
    switch (behaviour.fail) {
      case 'status':
        return {status: behaviour.status, json: {error: 'Told to fail.'}}
      case 'drop':
        request.socket.destroy()
        return undefined
      case 'reset':
        request.socket.resetAndDestroy()
        return undefined
      case 'hang':
        return undefined
      case 'drip':
        await drip(request.socket, behaviour.ms)
        return undefined
      case 'redirect':
        return {status: 307, headers: {Location: request.url ?? '/'}, json: {error: 'Told to fail.'}}
      case 'garbage':
        accept()
        return {status: 200, html: '{"status": \u0000\ufffd'}
      case 'endless':
        accept()
        await answerWithoutEnd(request.socket)
        return undefined
      default:
        return accept()
    }
  }

  /** Where the behaviour is read and told. */
  const routes = (path: string): Routes => ({
    [`GET ${path}`]: async () => ({status: 200, json: behaviour}),
    [`PUT ${path}`]: async (request) => {
      behaviour = parse(Behaviour, await readJson(request))
      waitAsTold = slowness(behaviour)
      return {status: 200, json: behaviour}
    },
  })

  return {answer, routes}
}
