import {defineConfig} from 'vitest/config'

/** The Studio has a newer client than the site; the lake is tested with both. */
const studioClient = new URL('./studio/node_modules/@sanity/client/dist/index.node.js', import.meta.url)
  .pathname

/** Everything but the browser tests: units beside their sources, and what crosses modules under tests/. */
export default defineConfig({
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  test: {
    // Many tests start servers of their own, each a process beside this one.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on an idle machine, and late on a busy one.
    expect: {poll: {timeout: 15_000}},
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{app,server,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**', 'tests/abuse/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        resolve: {alias: {'@sanity/client': studioClient}},
        test: {
          name: 'client 8',
          include: ['tests/lake/client/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,abuse}/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-product.ts',
        },
      },
    ],
  },
})
