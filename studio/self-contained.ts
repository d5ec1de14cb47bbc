/**
 * A page or style sheet of the Studio without Sanity's update check and remote fonts, and with icons under the Studio's
 * own address.
 */
export function selfContained(text: string): string {
  return text
    .replace(/<script[^>]*data-sanity-core[^>]*><\/script>\s*/g, '')
    .replace(/(href=")\/static\//g, '$1/studio/static/')
    .replace(/@font-face\s*\{[^}]*https?:\/\/[^}]*\}/g, '')
}

/** A Vite plugin that applies it in the development server. */
export const servedSelfContained = {
  name: 'self-contained',
  apply: 'serve' as const,
  enforce: 'pre' as const,
  transformIndexHtml: selfContained,
  transform: (code: string, id: string) => (/\.css(\?|$)/.test(id) ? selfContained(code) : undefined),
}
