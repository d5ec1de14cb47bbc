import type {PluginOptions} from 'sanity'

/** Tools for developers; not part of a build for staff. */
export const developerTools: PluginOptions[] =
  process.env.NODE_ENV === 'development' ? [(await import('@sanity/vision')).visionTool()] : []
