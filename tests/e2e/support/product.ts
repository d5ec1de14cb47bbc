import {test} from '@playwright/test'
import type {Product, ProductOptions} from '../../support/product.ts'
import {borrowedProduct, borrowProduct, returnProduct} from '../../support/shared-product.ts'

/**
 * The product for the tests of a file that posts messages, changes content or stops processes: all of it is undone at the end.
 * Files that only read need not ask for it.
 */
export function productForFile(options?: ProductOptions): {readonly current: Product} {
  test.beforeAll(async () => {
    await borrowProduct(options)
  })
  test.afterAll(returnProduct)
  return {
    get current() {
      return borrowedProduct()
    },
  }
}
