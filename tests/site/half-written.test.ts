import type {SanityDocument} from '@sanity/client'
import {afterEach, expect, test} from 'vitest'
import {contentTypes} from '../../app/content/page-types.ts'
import {differingAddresses, previewCookie, productForFile, request} from './support.ts'

/** Previews show drafts in the middle of being written, which lack what a publication needs. */

const product = productForFile()

const content = () => product.current.content()

afterEach(() => content().delete({query: '*[_id in path("drafts.**")]'}))

/** Empties fields, but keeps sections, and entries of lists as “Add entry” creates them. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(({_key, _type}) => ({_key, _type}))
  if (typeof value !== 'object' || value === null) return undefined
  const kept = Object.entries(value).filter(([name]) => !name.startsWith('_') && name !== 'asset')
  return Object.fromEntries(kept.map(([name, part]) => [name, emptied(part)]))
}

test('each page is there', async () => {
  const found = await content().fetch<SanityDocument[]>('*[_type in $types]', {types: contentTypes})
  const change = content().transaction()
  for (const document of found)
    change.createOrReplace({
      ...(emptied(document) as object),
      _id: `drafts.${document._id}`,
      _type: document._type,
    })
  await change.commit()
  const Cookie = await previewCookie(product.current)
  const broken: string[] = []
  for (const {address} of [...differingAddresses, {address: '/en/licences?held=B&age=17'}]) {
    const {status} = await request(product.current, address, {headers: {Cookie}})
    if (status >= 500) broken.push(`${address} answers ${status}`)
  }
  expect(broken).toEqual([])
})
