import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import type {SanityDocument} from '@sanity/client'
import {pages} from '../../app/content/page-types.ts'
import {withPrefix} from '../../app/i18n/languages.ts'
import {previewCookie} from '../../app/preview/header.ts'
import type {TestProcess} from './process.ts'
import {type Product, type ProductOptions, startProduct} from './product.ts'
import {tally} from './tally.ts'

/** One product for all test files of a worker, one after the other. Returning it undoes the changes of a file. */
interface Shared {
  product: Product
  /** Documents at the start, by id. */
  documents: Map<string, SanityDocument>
  site: TestProcess
  /** Settings of the running site. */
  settings: string
}

interface Borrowed {
  product: Product
  isOwn: boolean
  /** Processes that the file created with `siteWith`. */
  others: TestProcess[]
}

let sharing: Promise<Shared> | undefined
let borrowed: Borrowed | undefined

/** Variables that the lake also reads. */
const lakeVariable = /^(LAKE_|HOST$)/

/**
 * The product for the tests of one file.
 * @param options with an empty dataset or settings of the lake, the product belongs to this file alone
 */
export async function borrowProduct(options: ProductOptions = {}): Promise<Product> {
  const {seed = true, lookups = false, env = {}} = options
  if (!seed || Object.keys(env).some((name) => lakeVariable.test(name))) {
    borrowed = {product: await startProduct(options), isOwn: true, others: []}
    return borrowed.product
  }
  sharing ??= startShared()
  const shared = await sharing
  const {product} = shared
  const siteEnv = {...(lookups && product.lookupSettings), ...env}
  await runSite(shared, siteEnv)
  const {site} = shared
  const others: TestProcess[] = []
  const logged = site.log().length
  borrowed = {
    isOwn: false,
    others,
    product: {
      ...product,
      site,
      siteLog: () => site.log().slice(logged),
      siteWith(more, folder) {
        const other = product.siteWith({...siteEnv, ...more}, folder)
        others.push(other)
        return other
      },
      stop: async () => {},
    },
  }
  return borrowed.product
}

/** The product of the current file; files that only read need not borrow it first. */
export async function currentProduct(): Promise<Product> {
  return borrowed?.product ?? borrowProduct()
}

export function borrowedProduct(): Product {
  if (!borrowed) throw new Error('The product is not there before the tests begin.')
  return borrowed.product
}

/** Undoes the file's changes: content, messages, simulated failures, processes. */
export async function returnProduct(): Promise<void> {
  const file = borrowed
  borrowed = undefined
  if (file?.isOwn) return file.product.stop()
  if (!file || !sharing) return
  const shared = await sharing
  const {lake, foundation, dataDir, inbox, foundationFails} = shared.product
  for (const other of file.others) await other.stop()
  for (const service of [lake, foundation]) if (!service.isRunning()) await service.start()
  await foundationFails({fail: null})
  const hasChanged = await restoreContent(shared)
  const hasMessages = (await inbox()).length > 0
  if (hasMessages) {
    await foundation.stop()
    await rm(join(dataDir, 'foundation'), {recursive: true})
    await foundation.start()
  }
  if (hasChanged || hasMessages) {
    // The next file must not see cached pages with these changes.
    await shared.site.stop()
    await rm(join(dataDir, 'site'), {recursive: true, force: true})
  }
}

/** Ends the product of this worker, if it has one. */
export async function stopSharedProduct(): Promise<void> {
  const shared = await sharing
  sharing = undefined
  await shared?.site.stop()
  await shared?.product.stop()
}

/**
 * Fills the cache of query results, because first queries may time out on a busy machine. The preview cookie keeps
 * pages out of the page cache, where tests that change content would see them for a moment.
 */
async function fillWithContent({siteUrl}: Product): Promise<void> {
  const options = {method: 'HEAD', headers: {Cookie: `${previewCookie}=ended`}}
  for (const {path} of Object.values(pages))
    while ((await fetch(siteUrl + withPrefix('/de', path), options)).status === 503) await sleep(100)
}

async function startShared(): Promise<Shared> {
  const product = await startProduct()
  await fillWithContent(product)
  return {
    product,
    documents: await documentsOf(product),
    site: product.site,
    settings: JSON.stringify({}),
  }
}

/** Restarts the site unless it runs with these settings. */
async function runSite(shared: Shared, env: Record<string, string>): Promise<void> {
  const settings = JSON.stringify(env)
  if (shared.site.isRunning() && shared.settings === settings) return
  tally('site restart')
  await shared.site.stop()
  Object.assign(shared, {site: shared.product.siteWith(env), settings})
  await shared.site.start()
  await fillWithContent(shared.product)
}

async function documentsOf(product: Product): Promise<Map<string, SanityDocument>> {
  const content = product.content({perspective: 'raw'})
  const documents = await content.fetch<SanityDocument[]>('*[!(_id in path("_.**"))]')
  return new Map(documents.map((document) => [document._id, document]))
}

/** Restores all documents; returns whether any had changed. */
async function restoreContent({product, documents}: Shared): Promise<boolean> {
  const present = await documentsOf(product)
  const added = [...present.keys()].filter((id) => !documents.has(id))
  const changed = [...documents.values()].filter(({_id, _rev}) => present.get(_id)?._rev !== _rev)
  if (added.length + changed.length === 0) return false
  const transaction = product.content().transaction()
  for (const document of changed) transaction.createOrReplace(document)
  for (const id of added) transaction.delete(id)
  await transaction.commit({visibility: 'sync'})
  for (const document of (await documentsOf(product)).values()) documents.set(document._id, document)
  return true
}
