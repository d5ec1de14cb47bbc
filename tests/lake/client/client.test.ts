// @vitest-environment node
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

test('these files run with the client that the project is named after', async ({task}) => {
  const agents: (string | undefined)[] = []
  const server = createServer(({headers}, response) => {
    agents.push(headers['user-agent'])
    response.setHeader('content-type', 'application/json').end('{"result":1}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const options = {projectId: 'local', dataset: 'production', useProjectHostname: false, useCdn: false}
  await createClient({...options, apiHost, apiVersion: '2025-02-19'}).fetch('1')
  server.closeAllConnections()
  server.close()
  const major = task.file.projectName === 'client 8' ? 8 : 7
  expect(agents).toEqual([expect.stringMatching(new RegExp(`^@sanity/client ${major}\\.`))])
})
