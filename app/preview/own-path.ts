const base = 'http://site.invalid'

/** Parameters that the Studio adds for itself. */
const ofTheStudio = /^sanity-preview-|^x-vercel-/

/** The path on this site in an untrusted address, with query and fragment; `/` if it leads elsewhere. */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  // `/a/..//example.org` is a path of ours until it is resolved; then it would lead to another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  for (const name of [...url.searchParams.keys()]) if (ofTheStudio.test(name)) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}
