import {createServer} from 'node:http'
import {brotliCompressSync} from 'node:zlib'

/** The most that Node can do with a page: the same bytes and headers from a constant, for every request. */

const answer = await fetch(process.env.PAGE ?? '', {headers: {'Accept-Encoding': 'identity'}})
const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
const headers = [...answer.headers]
  .filter(([name]) => !['connection', 'content-length', 'date', 'keep-alive'].includes(name))
  .concat([
    ['content-encoding', 'br'],
    ['content-length', String(body.length)],
  ])
  .flat()

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT))
