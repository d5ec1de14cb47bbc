import {borrowedProduct} from '../../support/shared-product.ts'

/** The local server for the foundation's API behind the product of this file. */
export const foundation = {
  /** The messages that have arrived, oldest first. */
  inbox: () => borrowedProduct().inbox(),

  /** Says how it fails; `{fail: null}` ends that. */
  behave: (behaviour: {fail: string | null; [detail: string]: unknown}) =>
    borrowedProduct().foundationFails(behaviour),
}
