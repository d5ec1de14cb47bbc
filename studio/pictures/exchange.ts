import type {FormPatch} from 'sanity'

export interface Picture {
  asset?: {_ref?: string}
  alt?: {de?: string; en?: string}
}

/**
 * Sanity marks a picture as being uploaded before its file is checked, and again when the upload starts. The first mark,
 * and its removal if the file is refused, must not become a draft.
 */
export function earlyUploadMarks(): (patches: FormPatch[]) => boolean {
  let isChecking = false
  return ([patch]) => {
    if (patch?.path.length !== 1 || patch.path[0] !== '_upload') return false
    const wasChecking = isChecking
    isChecking = patch.type === 'set' && !wasChecking
    return isChecking || (wasChecking && patch.type === 'unset')
  }
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
