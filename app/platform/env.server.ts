import {parseSiteEnv} from './environment.ts'

// Everything that the site writes is personal or secret: files get mode 0600, folders 0700.
process.umask(0o077)

/** The environment of this process, read once: the only place of the app that reads `process.env`. */
export const env = parseSiteEnv(process.env)
