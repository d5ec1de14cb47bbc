import {expect, test} from 'vitest'
import {createLake} from '../lake.ts'
import {API_VERSION, clientFor, end, makeFolder, removeFolder, startLakeProcess} from './support.ts'

test('an uploaded file and its document survive kill -9', async () => {
  const folder = makeFolder()
  let lake = await startLakeProcess(folder)
  try {
    const bytes = Buffer.from('%PDF-1.7 kept')
    const asset = await clientFor(lake.url).assets.upload('file', bytes, {filename: 'kept.pdf'})
    await end(lake.child, 'SIGKILL')
    lake = await startLakeProcess(folder)
    const url = `${lake.url}/${asset.path}`
    expect(await clientFor(lake.url).getDocument(asset._id)).toEqual({...asset, url})
    const served = await fetch(url)
    expect(await served.text()).toBe(bytes.toString())
  } finally {
    await end(lake.child, 'SIGKILL')
    removeFolder(folder)
  }
})

test('datasets, access modes and preferences survive a restart', async () => {
  const folder = makeFolder()
  const url = (path: string) => `http://localhost/v${API_VERSION}${path}`
  const headers = {authorization: 'Bearer x', 'content-type': 'application/json'}
  const put = (path: string, body: unknown) =>
    new Request(url(path), {method: 'PUT', headers, body: JSON.stringify(body)})
  const first = createLake({dataDir: folder})
  await first.fetch(put('/users/me/keyvalue', [{key: 'a', value: [1]}]))
  await first.fetch(put('/projects/local/datasets/kept', {aclMode: 'private'}))
  await first.close()
  const second = createLake({dataDir: folder})
  const read = async (path: string) => (await second.fetch(new Request(url(path), {headers}))).json()
  expect(await read('/users/me/keyvalue/a')).toMatchObject([{key: 'a', value: [1]}])
  expect(await read('/projects/local/datasets')).toMatchObject([{name: 'kept', aclMode: 'private'}])
  await second.close()
  removeFolder(folder)
})
