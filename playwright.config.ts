import {existsSync} from 'node:fs'
import {defineConfig} from '@playwright/test'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/**
 * Chromium loads the pop-ups of its address bar anew for each page, which takes longer than the page. The rest are those of
 * Playwright's own list that pages may notice, as this one replaces it.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/** The browser tests. Site and Studio must have been built before. */
export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: 'tests/e2e',
      fullyParallel: true,
      // Filling its cache takes long; tests of reading offline allow it.
      use: {serviceWorkers: 'block'},
    },
    {
      name: 'studio',
      testDir: 'tests/studio-e2e',
      // The tests of a file build on each other.
      fullyParallel: false,
      // The Studio is much larger than a page of the site.
      timeout: 300_000,
      expect: {timeout: 60_000},
      use: {actionTimeout: 60_000},
    },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // Long enough for a busy machine.
  timeout: 240_000,
  expect: {timeout: 60_000},
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
        `--disable-features=${disabledFeatures}`,
      ],
    },
  },
})
