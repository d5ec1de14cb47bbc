/** What a Studio is built with. The compiler puts the values in place of these expressions. */

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'local'

export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** Version of the API with which all of the Studio asks the content lake. */
export const apiVersion = '2025-02-19'

/** Address of the website, for a Studio that is not served under its `/studio`. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || undefined

/** Dataset of the addresses for the newsletter, which the website fills: `newsletterDataset` of `app/environment.ts`. */
export const newsletterDataset = 'newsletter'
