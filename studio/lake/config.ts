import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {installLocalLake} from './install.ts'

/** The part of a Studio's configuration that leads it to a local lake instead of a hosted project. */
export function localLake(address: string, projectId: string): Partial<WorkspaceOptions> {
  // Outside of a browser the address is needed for nothing but being one.
  const base = typeof location === 'undefined' ? 'http://localhost' : location.origin
  const apiHost = new URL(address, base).href.replace(/\/$/, '')
  installLocalLake(apiHost, projectId)
  return {
    apiHost,
    unstable_clientFactory: (options) => createClient({...options, apiHost, useProjectHostname: false}),
    // The lake says who one is; there is nothing to choose from.
    auth: {loginMethod: 'cookie', redirectOnSingle: false, providers: []},
  }
}
