import {borrowedProduct} from '../../support/shared-product.ts'

/** The local foundation API of this file's product. */
export const foundation = {
  /** The messages that have arrived, oldest first. */
  inbox: () => borrowedProduct().inbox(),

  /** Simulates failures; `{fail: null}` ends them. */
  behave: (behaviour: {fail: string | null; [detail: string]: unknown}) =>
    borrowedProduct().foundationFails(behaviour),
}
