import {defineConfig} from 'vitest/config'

/** Everything but the browser tests: units beside their sources, and what crosses modules under tests/. */
export default defineConfig({
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  test: {
    include: ['{tests,app,server,studio}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    environment: 'node',
    // Many tests start servers of their own, each a process beside this one.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 90_000,
  },
})
