import {existsSync} from 'node:fs'
import {defineConfig} from '@playwright/test'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** The browser tests: one product for the whole run, started by the global set-up. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // Pages wait for their pictures more than they compute.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
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
