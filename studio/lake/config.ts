import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {projectId} from '../environment.ts'
import {installLocalLake} from './install.ts'

/**
 * Configures the Studio for a local lake. `sanity.cli.ts` makes the condition a constant, so that a hosted build contains
 * nothing of this folder.
 */
export const lakeOptions: Partial<WorkspaceOptions> = process.env.SANITY_STUDIO_LAKE
  ? localLake(process.env.SANITY_STUDIO_LAKE)
  : {}

/** @param address where browsers reach the lake: `/lake`. */
function localLake(address: string): Partial<WorkspaceOptions> {
  // Outside a browser, any valid address will do.
  const base = typeof location === 'undefined' ? 'http://localhost' : location.origin
  const apiHost = new URL(address, base).href.replace(/\/$/, '')
  installLocalLake(apiHost, projectId)
  return {
    apiHost,
    unstable_clientFactory: (options) => createClient({...options, apiHost, useProjectHostname: false}),
    // The lake knows its one user; there are no login providers.
    auth: {loginMethod: 'cookie', redirectOnSingle: false, providers: []},
  }
}
