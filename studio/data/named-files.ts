import {mkdtemp} from 'node:fs/promises'
import {basename, join, relative, sep} from 'node:path'
import {type Archive, filesNamedIn, readArchive, rewriteArchive} from './archive.ts'
import {counted, Mistake} from './command.ts'
import {download, Refused, type Rules} from './outside.ts'

const attempts = 3
/** How many addresses are asked beside each other whether a file is there. */
const atOnce = 12

/**
 * Fetches the files that an archive names by web addresses into its folder, and names them there: nothing has been written to
 * a dataset yet when an address is refused, and the vendor's importer has none left to fetch.
 * @param askFor tries the address in a record of a picture, as the importer will
 * @throws Mistake that names document, field and address, and says how to mend it
 */
export async function fetchNamedFiles(
  archive: Archive,
  rules: Rules,
  askFor: (address: string) => Promise<unknown>,
): Promise<void> {
  await checkRecords(archive, askFor)
  const named = await webAddresses(archive)
  if (named.size === 0) return
  console.log(`  Fetching ${counted(named.size, 'file')} from the web`)
  const folder = await mkdtemp(join(archive.folder, 'fetched-'))
  const files = new Map<string, string>()
  for (const [address, where] of named) {
    const place = await mkdtemp(join(folder, 'file-'))
    const file = join(place, fileName(address))
    await severalTimes(() => download(address, file, rules)).catch(explain(archive, where, address))
    files.set(address, relative(archive.folder, file).split(sep).join('/'))
  }
  await rewriteArchive(archive, (name, value) => {
    if (name !== '_sanityAsset' || typeof value !== 'string') return value
    const file = files.get(webAddress(value) ?? '')
    return file ? value.replace(/@.*$/, () => `@file://./${file}`) : value
  })
}

/** Some exports hold the records of pictures as they were; whether their files are there the importer says itself. */
async function checkRecords(archive: Archive, askFor: (address: string) => Promise<unknown>): Promise<void> {
  const records: {_id?: string; url: string}[] = []
  for await (const {_id, _type, url} of readArchive(archive))
    if (/^sanity\.[a-zA-Z]+Asset$/.test(_type) && typeof url === 'string') records.push({_id, url})
  if (records.length > 0) console.log(`  Looking at the addresses of ${counted(records.length, 'file')}`)
  const check = ({_id, url}: (typeof records)[number]) =>
    askFor(url).catch((error: unknown) => {
      if (error instanceof Refused) explain(archive, `url of “${_id}”`, url)(error)
    })
  for (let next = 0; next < records.length; next += atOnce)
    await Promise.all(records.slice(next, next + atOnce).map(check))
}

/** Each address once, with a place that names it. */
async function webAddresses(archive: Archive): Promise<Map<string, string>> {
  const named = new Map<string, string>()
  for await (const document of readArchive(archive))
    for (const {path, value} of filesNamedIn(document)) {
      const address = webAddress(value)
      if (address) named.set(address, `${path} of “${document._id}”`)
    }
  return named
}

const webAddress = (value: string) => /^\w+@(https?:.*)$/.exec(value)?.[1]

/** The name under which the file is uploaded, without anything that has a meaning in a path or an address. */
function fileName(address: string): string {
  const name = URL.canParse(address) ? basename(new URL(address).pathname) : ''
  const plain = name.replaceAll(/%[\da-f]{2}|[^\w.-]/gi, '-').replace(/^\.+/, '')
  return plain.slice(-80) || 'file'
}

/** A line may be cut; what is refused once is refused always. */
async function severalTimes<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused || attempt === attempts) throw error
    }
  }
}

function explain({name}: Archive, where: string, address: string) {
  return (error: unknown): never => {
    const {message, code = message} = error as NodeJS.ErrnoException
    const reason = error instanceof Refused ? message : `cannot be fetched: ${code}`
    const mend = [
      'Put the file into the archive (as image@file://./images/name.png or file@file://./files/name.pdf), or take the field out.',
    ]
    if (error instanceof Refused && error.host)
      mend.push(`If the address is right, and yours: npm run import with --allow-host ${error.host}`)
    throw new Mistake(
      `Nothing was written. ${where} in ${name} names ${address}; it ${reason}.\n  ${mend.join('\n  ')}`,
    )
  }
}
