import {once} from 'node:events'
import {createServer, get, type IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'

/** The upper bound of Node: sends the same bytes and headers of a page from a constant; without a page, an empty response. */

const {PAGE, ENCODING, PORT} = process.env
const [headers, body] = PAGE ? await responseOf(PAGE) : [[], undefined]

async function responseOf(page: string): Promise<[string[], Buffer]> {
  const request = get(page, {headers: {'Accept-Encoding': ENCODING}})
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('No response for the page.')
  const perConnection = ['connection', 'date', 'keep-alive']
  const sent = Object.entries(answer.headersDistinct)
    .filter(([name]) => !perConnection.includes(name))
    .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]))
  return [sent, await buffer(answer)]
}

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(PORT))
