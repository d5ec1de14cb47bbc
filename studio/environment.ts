/**
 * What a Studio is built with. Vite puts the values in place of these expressions, so each is written out in full, and
 * what depends on a value that is not set leaves the build.
 */

/** Address under which browsers reach a local lake: `/lake`, or nothing for a hosted project. */
export const lakeAddress = process.env.SANITY_STUDIO_LAKE || undefined

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'local'

export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** Address of the website, for a Studio that is not served under its `/studio`. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || undefined
