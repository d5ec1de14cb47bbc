import {test} from '@playwright/test'
import type {Product, ProductOptions} from '../../support/product.ts'
import {borrowedProduct, borrowProduct, returnProduct} from '../../support/shared-product.ts'

/** For files that post messages, change content or stop processes; all of it is undone. Other files do not need it. */
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
