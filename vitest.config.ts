import {defineConfig} from 'vitest/config'

/** Everything but the browser tests: units beside their sources, and what crosses modules under tests/. */
export default defineConfig({
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  test: {
    // Many tests start servers of their own, each a process beside this one.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{app,server,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-product.ts',
        },
      },
    ],
  },
})
