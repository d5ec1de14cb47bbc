/** What requests are for, as far as their first line says it. */
export const kinds = [
  'page',
  'data',
  'post',
  'picture',
  'file',
  'studio',
  'lake',
  'preview',
  'health',
] as const

export type Kind = (typeof kinds)[number]

const byFirstPart = new Map<string | undefined, Kind>([
  ['assets', 'file'],
  ['media', 'picture'],
  ['studio', 'studio'],
  ['lake', 'lake'],
  ['preview', 'preview'],
  ['healthz', 'health'],
  ['readyz', 'health'],
])

/** @param url address without the host, as it came: `/en/about?x=y` */
export function kindOf({method, url = ''}: {method?: string; url?: string}): Kind {
  const [path = ''] = url.split('?')
  const known = byFirstPart.get(path.split('/')[1])
  if (known) return known
  if (method === 'POST') return 'post'
  if (path.endsWith('.data')) return 'data'
  return /\.\w+$/.test(path) ? 'file' : 'page'
}
