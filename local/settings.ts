import {resolve} from 'node:path'
import type {Environment} from '../app/platform/environment.ts'

export type Settings = ReturnType<typeof settingsFrom>

/** Settings of `npm start` and `npm run studio` from the environment; DATA_DIR may be relative to `root`. */
export function settingsFrom(environment: Environment, root: string) {
  const {port, publicUrl, localPorts, sanity, foundationApi} = environment
  const origins = [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    new URL(publicUrl).origin,
    ...environment.lakeOrigins,
  ]
  return {
    ports: {site: port, studio: environment.studioPort, ...localPorts},
    host: environment.host,
    dataDir: resolve(root, environment.dataDir),
    publicUrl,
    origins: [...new Set(origins)],
    studio: {
      SANITY_STUDIO_PROJECT_ID: sanity.projectId,
      SANITY_STUDIO_DATASET: sanity.dataset,
      SANITY_STUDIO_LAKE: environment.localLake && '/lake',
      // The Studio under /studio finds the site at its own address.
      SANITY_STUDIO_SITE_URL: undefined,
    },
    ...(!localPorts.lake && {hostedProject: sanity.projectId}),
    ...(!localPorts.foundation && {foundationApi}),
  }
}
