import {parseSiteEnv} from './environment.ts'

/** The environment of this process, read once: the only place of the app that reads `process.env`. */
export const env = parseSiteEnv(process.env)
