import {readdirSync} from 'node:fs'
import {resolve} from 'node:path'
import express, {type RequestHandler} from 'express'
import {drawingPolicy} from './policy'

/** Built files for browsers, in the smallest encoding that they accept. */

const folder = resolve('build/client')
const year = 365 * 24 * 60 * 60
const hour = 3_600

/** Compressed versions that the build has written beside a file, the preferred one first. */
const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const

export function builtFiles(): RequestHandler {
  const paths = new Set(
    readdirSync(folder, {recursive: true}).map((path) => `/${String(path).replaceAll('\\', '/')}`),
  )
  const files = express.Router()
  files.use(smallestVersion(paths))
  files.use(
    '/assets',
    express.static(`${folder}/assets`, {
      immutable: true,
      maxAge: year * 1000,
      index: false,
      // Their names hold a hash: a browser never asks whether they have changed, nor for a part.
      acceptRanges: false,
      etag: false,
      lastModified: false,
      setHeaders(response, path) {
        if (path.includes('.svg')) response.setHeader('Content-Security-Policy', drawingPolicy)
      },
    }),
    noSuchFile,
  )
  const others = express.static(folder, {maxAge: hour * 1000, index: false, redirect: false})
  // Pages need no disk access.
  files.use((request, response, next) => (paths.has(request.path) ? others(request, response, next) : next()))
  return files
}

/** Rewrites a request for a file to its compressed version, if the browser accepts it. */
function smallestVersion(paths: Set<string>): RequestHandler {
  return (request, response, next) => {
    const {path} = request
    // Compressed versions have no public address.
    if (paths.has(path) && encodings.some(({ending}) => path.endsWith(ending)))
      return noSuchFile(request, response, next)
    const versions = encodings.filter(({ending}) => paths.has(path + ending))
    // One at a time: given several, Express picks the browser's first, which is gzip.
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

export const noSuchFile: RequestHandler = (_request, response) => {
  response.status(404).type('text').send('No such file.')
}
