import {startProduct} from '../../support/product.ts'
import {foundationVariable, siteVariable} from './addresses.ts'

/** Starts the product with seeded data of its own; its addresses reach the tests by the environment. */
export default async function startForAllTests() {
  const product = await startProduct()
  process.env[siteVariable] = product.siteUrl
  process.env[foundationVariable] = product.foundationUrl
  return () => product.stop()
}
