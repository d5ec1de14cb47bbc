import {test} from '@playwright/test'
import {type Product, type ProductOptions, startProduct} from '../../support/product.ts'
import {foundationVariable, siteVariable} from './addresses.ts'

/**
 * Starts a product for the tests of this file alone, which they find where those of other files find the shared one. For
 * tests that count what arrives, tell the foundation to fail or change content: other files run at the same time.
 */
export function ownProduct(options?: ProductOptions): {readonly current: Product} {
  const variables = [siteVariable, foundationVariable]
  const shared = variables.map((name) => process.env[name])
  let product: Product | undefined
  // Starting a product takes its time on a busy machine, and so does what only one of its own can be told to do.
  test.describe.configure({timeout: 180_000})
  test.beforeAll(async () => {
    product = await startProduct(options)
    process.env[siteVariable] = product.siteUrl
    process.env[foundationVariable] = product.foundationUrl
  })
  test.afterAll(async () => {
    for (const [index, name] of variables.entries()) process.env[name] = shared[index]
    await product?.stop()
  })
  return {
    get current() {
      if (!product) throw new Error('The product is not there before the tests begin.')
      return product
    },
  }
}
