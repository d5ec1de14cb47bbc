import {isPublicId} from './documents.ts'
import type {Dataset} from './store.ts'

/**
 * Whether a reader may see the document of an id: who is signed in sees all, anybody else what is published in a public
 * dataset under an id without a dot.
 */
export const mayRead = ({aclMode}: Pick<Dataset, 'aclMode'>, signedIn: boolean, id: string): boolean =>
  signedIn || (aclMode === 'public' && isPublicId(id))
