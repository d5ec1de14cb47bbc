import type {FormPatch} from 'sanity'

export interface Picture {
  asset?: {_ref?: string}
  alt?: {de?: string; en?: string}
}

/** Whether patches of the form replace or remove a picture. */
export function exchangesPicture({asset}: Picture, patches: FormPatch[]): boolean {
  const present = asset?._ref
  if (!present) return false
  return patches.some(({path, ...patch}) => {
    if (path.length !== 1 || path[0] !== 'asset') return false
    if (patch.type === 'unset') return true
    return patch.type === 'set' && (patch.value as {_ref?: string} | undefined)?._ref !== present
  })
}
