import {existsSync} from 'node:fs'
import {defineConfig} from '@playwright/test'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** The browser tests. Site and Studio must have been built before. */
export default defineConfig({
  projects: [
    // One product for all of them, started by the global set-up: nothing changes its content.
    {name: 'site', testDir: 'tests/e2e', fullyParallel: true},
    // Each file starts a product of its own, and its tests build on each other.
    {
      name: 'studio',
      testDir: 'tests/studio-e2e',
      fullyParallel: false,
      // The Studio is much larger than a page of the site: on a busy machine it takes its time.
      timeout: 180_000,
      expect: {timeout: 30_000},
      use: {actionTimeout: 30_000},
    },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // As many as processors: with more, each test takes longer on a busy machine, and all together no less.
  workers: 2,
  // Whatever passes only then is named at the end: docs/decisions/0036.
  retries: 1,
  // What is waited for comes at once on an idle machine, and late on a busy one.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Pages are asked for by explicit address; where the browser's wish counts, the test says so.
    locale: 'de-DE',
    screenshot: 'only-on-failure',
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
