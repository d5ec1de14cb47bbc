import type {PluginOptions} from 'sanity'

/** Tools for developers; a build for staff holds none of them. */
export const developerTools: PluginOptions[] =
  process.env.NODE_ENV === 'development' ? [(await import('@sanity/vision')).visionTool()] : []
