import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {projectId} from '../environment.ts'
import {installLocalLake} from './install.ts'

/**
 * The part of a Studio's configuration that leads it to a local lake. Nothing for a hosted project: `sanity.cli.ts` has the
 * compiler decide it, so that a hosted build holds none of this folder.
 */
export const lakeOptions: Partial<WorkspaceOptions> = process.env.SANITY_STUDIO_LAKE
  ? localLake(process.env.SANITY_STUDIO_LAKE)
  : {}

/** @param address where browsers reach the lake: `/lake`. */
function localLake(address: string): Partial<WorkspaceOptions> {
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
