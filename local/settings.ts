import {resolve} from 'node:path'
import {parseEnv} from '../app/environment.ts'

/** What `npm start` takes from the environment. */
export type Settings = {
  /** Ports on this machine. A stand-in whose service is configured has no port. */
  ports: {site: number; lake?: number; foundation?: number}
  /** Absolute path of the directory in which the stand-ins keep their data. */
  dataDir: string
  /** Id of the hosted Sanity project, when the content comes from there. */
  hostedProject?: string
  /** Address of the foundation's API, when messages go there. */
  foundationApi?: string
}

/**
 * Reads the settings, by the schema of the site, so that a mistake in any variable is named before anything starts.
 *
 * @param root Directory that a relative DATA_DIR starts from.
 * @throws Error that lists every wrong variable, one per line.
 */
export function readSettings(source: Record<string, string | undefined>, root: string): Settings {
  const {port, standIns, sanity, dataDir, foundationApi} = parseEnv(source)
  return {
    ports: {site: port, ...standIns},
    dataDir: resolve(root, dataDir),
    ...(!standIns.lake && {hostedProject: sanity.projectId}),
    ...(!standIns.foundation && {foundationApi}),
  }
}
