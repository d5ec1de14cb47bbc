/** Variables of the Studio's build. The compiler replaces these expressions with their values. */

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'local'

export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** API version of all of the Studio's requests to the content lake. */
export const apiVersion = '2025-02-19'

/** Address of the website, for a Studio that is not at its `/studio`. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || undefined

/** Dataset of the newsletter addresses: `newsletterDataset` of `app/platform/environment.ts`. */
export const newsletterDataset = 'newsletter'
