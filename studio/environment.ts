/** What a Studio is built with. The compiler puts the values in place of these expressions. */

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'local'

export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'
