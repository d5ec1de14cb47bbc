import {globSync, readFileSync} from 'node:fs'
import {defineConfig} from 'vitest/config'

/** The lake is tested with the Studio's client in full, and in part with the older one of the site. */
const studioClient = new URL('./studio/node_modules/@sanity/client/dist/index.node.js', import.meta.url)
  .pathname

const parts = globSync('{app,server,studio,tests}/**/*.test.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'tests/{site,abuse,nightly}/**'],
})
/** Files that replace a module, or a variable that a module reads as it loads. */
const mocking = parts.filter((path) => /\bvi\.mock\(|stubEnv|stubDataDir/.test(readFileSync(path, 'utf8')))

/** Everything but the browser tests: units beside their sources, and what crosses modules under tests/. */
export default defineConfig({
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  test: {
    // Many tests start servers of their own, each a process beside this one.
    maxWorkers: 2,
    // Long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: {poll: {timeout: 30_000}},
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          // Files of a worker share what they import.
          isolate: false,
          include: parts.filter((path) => !mocking.includes(path)),
          // It imports names from a CommonJS module, which bundlers allow and Node does not.
          server: {deps: {inline: ['sanity-plugin-media']}},
        },
      },
      {extends: true, test: {name: 'mocking parts', include: mocking}},
      {
        extends: true,
        resolve: {alias: {'@sanity/client': studioClient}},
        test: {
          name: 'lake',
          include: ['lake/tests/**/*.test.ts'],
          isolate: false,
          exclude: ['**/node_modules/**', 'lake/tests/nightly/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client 7',
          isolate: false,
          include: ['lake/tests/client/{query,listen,mutate,actions}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,abuse}/**/*.test.ts'],
          // Files of a worker share a product.
          isolate: false,
          globalSetup: 'tests/support/prepare-product.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: ['{tests,lake/tests}/nightly/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-product.ts',
        },
      },
    ],
  },
})
