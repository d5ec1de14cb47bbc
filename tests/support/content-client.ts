import {type ClientConfig, createClient} from '@sanity/client'

/** A client of a lake on this machine; it may write. */
export const contentClient = (lakePort: number, config: ClientConfig = {}) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${lakePort}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'local',
    ...config,
  })
