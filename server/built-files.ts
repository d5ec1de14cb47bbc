import {readdirSync} from 'node:fs'
import {resolve} from 'node:path'
import express, {type RequestHandler} from 'express'

/** The files that the build has made for the browser, in the smallest version that it takes. */

const folder = resolve('build/client')
const year = 365 * 24 * 60 * 60
const hour = 3_600

/** Versions that the build has written beside a file, in the order in which they are wanted. */
const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const

export function builtFiles(): RequestHandler {
  const there = new Set(
    readdirSync(folder, {recursive: true}).map((path) => `/${String(path).replaceAll('\\', '/')}`),
  )
  const files = express.Router()
  files.use(smallestVersion(there))
  files.use(
    '/assets',
    express.static(`${folder}/assets`, {
      immutable: true,
      maxAge: year * 1000,
      index: false,
    }),
    noSuchFile,
  )
  const others = express.static(folder, {maxAge: hour * 1000, index: false, redirect: false})
  // Nobody asks the disk whether a page might be a file.
  files.use((request, response, next) => (there.has(request.path) ? others(request, response, next) : next()))
  return files
}

/** Turns a request for a file into one for its compressed version, where there is one that the browser takes. */
function smallestVersion(there: Set<string>): RequestHandler {
  return (request, response, next) => {
    const {path} = request
    // Versions have no address of their own.
    if (there.has(path) && encodings.some(({ending}) => path.endsWith(ending)))
      return noSuchFile(request, response, next)
    const versions = encodings.filter(({ending}) => there.has(path + ending))
    // Asked for one by one: of several, Express takes the browser's first, which is gzip.
    const version = versions.find(({name}) => request.acceptsEncodings(name))
    if (versions.length > 0) response.vary('Accept-Encoding')
    if (version) {
      response.setHeader('Content-Encoding', version.name)
      response.type(path.slice(path.lastIndexOf('.')))
      request.url = request.url.replace(path, path + version.ending)
    }
    next()
  }
}

const noSuchFile: RequestHandler = (_request, response) => {
  response.status(404).type('text').send('No such file.')
}
