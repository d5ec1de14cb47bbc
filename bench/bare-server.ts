import {once} from 'node:events'
import {createServer, get, type IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'

/** The upper bound of Node: sends the same bytes and headers of a page from a constant. */

const request = get(process.env.PAGE ?? '', {headers: {'Accept-Encoding': 'br'}})
const [answer]: IncomingMessage[] = await once(request, 'response')
if (!answer) throw new Error('No response for the page.')
const body = await buffer(answer)
const perConnection = ['connection', 'date', 'keep-alive']
const headers = Object.entries(answer.headersDistinct)
  .filter(([name]) => !perConnection.includes(name))
  .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]))

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT))
