import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()

const builtIn = Object.getOwnPropertyNames(Object.prototype)
const oddKey = fc.oneof(
  fc.constantFrom(...builtIn, 'toJSON', 'then', 'length', '', 'a.b', '$ref'),
  fc.string(),
)

async function write(mutations: string, dataset: string): Promise<number> {
  const {status} = await lake.request(`/v${API_VERSION}/data/mutate/${dataset}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: `{"mutations":[${mutations}]}`,
  })
  return status
}

describe('attributes with odd names', () => {
  test('are kept or refused, and never break queries and listeners', async () => {
    const dataset = await lake.newDataset()
    const client = lake.client({dataset})
    await client.create({_id: 'plain', _type: 'page', title: 'Plain'})
    const heard: string[] = []
    const subscription = client
      .listen('*[_type == "page" && title == "Odd"]', {}, {events: ['welcome', 'mutation']})
      .subscribe((event) => heard.push(event.type === 'mutation' ? event.documentId : event.type))
    await expect.poll(() => heard).toEqual(['welcome'])
    const kept: string[] = []
    await fc.assert(
      fc.asyncProperty(oddKey, fc.jsonValue(), fc.nat({max: 1}), async (key, value, depth) => {
        const _id = `odd-${kept.length}`
        const field = `${JSON.stringify(key)}:${JSON.stringify(value)}`
        const content = depth === 0 ? field : `"inner":{${field}}`
        fc.pre(!['_id', '_type', '_rev', '_createdAt', '_updatedAt', 'title'].includes(key))
        const status = await write(
          `{"create":{"_id":"${_id}","_type":"page","title":"Odd",${content}}}`,
          dataset,
        )
        expect(status).toBeOneOf([200, 400])
        if (status === 200) kept.push(_id)
        expect(await client.fetch('count(*[_type == "page" && defined(title)])')).toBe(kept.length + 1)
      }),
      {numRuns: 60},
    )
    await expect.poll(() => heard).toEqual(['welcome', ...kept])
    subscription.unsubscribe()
  })

  test.each(builtIn)('%s is refused in documents and in patches', async (name) => {
    const dataset = await lake.newDataset()
    await lake.client({dataset}).create({_id: 'page', _type: 'page', list: [{_key: name, text: 'a'}]})
    const operations = [
      `"set":{"${name}.x":1}`,
      `"set":{"list[_key==\\"a\\"].${name}":1}`,
      `"setIfMissing":{"['${name}']":1}`,
      `"unset":["${name}.x"]`,
      `"inc":{"a.${name}":1}`,
      `"insert":{"after":"${name}[-1]","items":[1]}`,
    ]
    const patches = operations.map((operation) => `{"patch":{"id":"page",${operation}}}`)
    for (const mutation of [`{"create":{"_type":"page","${name}":1}}`, ...patches])
      expect([mutation, await write(mutation, dataset)]).toEqual([mutation, 400])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
    // The key of an item is a value, not an attribute name.
    const byKey = `{"patch":{"id":"page","set":{"list[_key==\\"${name}\\"].text":"b"}}}`
    expect(await write(byKey, dataset)).toBe(200)
  })
})
