import {type ContentPicture, forSharing, renderingsOf} from './image'
import type {RenderingRequest} from './rendering-request'

/** Pictures found in query results. Visitors may request only their crops. */

const pictures = new Set<string>()
const parts = new Set<string>()
const known = new WeakSet<object>()

/** Remembers the pictures in a query result. */
export function notePictures(result: unknown): void {
  if (typeof result !== 'object' || result === null || known.has(result)) return
  known.add(result)
  for (const picture of picturesIn(result).flatMap((shown) => [shown, forSharing(shown)])) {
    const renderings = renderingsOf(picture)
    if (!renderings) continue
    pictures.add(renderings.original)
    parts.add(partOf(renderings.original, renderings.rect))
  }
}

/** Every picture in a value, however deep. */
function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(picturesIn)
  return 'asset' in value && typeof value.asset === 'string' ? [value as ContentPicture, ...inside] : inside
}

const partOf = (asset: string, rect: string | null) => `${asset} ${rect ?? ''}`

/** Whether a page shows this crop of a picture; without a crop, whether any page shows the picture. */
export const isShown = ({asset, rect}: RenderingRequest): boolean =>
  rect === null ? pictures.has(asset) : parts.has(partOf(asset, rect))
