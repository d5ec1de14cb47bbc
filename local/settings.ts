import {resolve} from 'node:path'
import type {Environment} from '../app/environment.ts'
import type {StudioSettings} from './studio-build.ts'

/** What `npm start` and `npm run studio` take from the environment. */
export type Settings = {
  /** Ports on this machine. A stand-in whose service is configured has no port. */
  ports: {site: number; studio: number; lake?: number; foundation?: number}
  /** What the site listens on. */
  host: string
  /** Absolute path of the directory in which the stand-ins keep their data. */
  dataDir: string
  /** Id of the hosted Sanity project, when the content comes from there. */
  hostedProject?: string
  /** Address under which visitors reach the site. */
  publicUrl: string
  /** Origins under which browsers reach the site, and so the lake, and those that LAKE_ORIGINS adds. */
  origins: string[]
  /** What the Studio is built with. */
  studio: StudioSettings
  /** Address of the foundation's API, when messages go there. */
  foundationApi?: string
}

/**
 * The settings that follow from the environment.
 *
 * @param root Directory that a relative DATA_DIR starts from.
 */
export function settingsFrom(environment: Environment, root: string): Settings {
  const {
    port,
    host,
    studioPort,
    publicUrl,
    standIns,
    sanity,
    localLake,
    lakeOrigins,
    dataDir,
    foundationApi,
  } = environment
  const origins = [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    new URL(publicUrl).origin,
    ...lakeOrigins,
  ]
  return {
    ports: {site: port, studio: studioPort, ...standIns},
    host,
    dataDir: resolve(root, dataDir),
    publicUrl,
    origins: [...new Set(origins)],
    studio: {
      SANITY_STUDIO_PROJECT_ID: sanity.projectId,
      SANITY_STUDIO_DATASET: sanity.dataset,
      SANITY_STUDIO_LAKE: localLake && '/lake',
      // The one that the site serves finds the site at its own address.
      SANITY_STUDIO_SITE_URL: undefined,
    },
    ...(!standIns.lake && {hostedProject: sanity.projectId}),
    ...(!standIns.foundation && {foundationApi}),
  }
}
