import { defineConfig } from 'playwright/test'

/** Flags for machines without a display and for runs without network access. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps and is allowed, for the recorder.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

const port = 3_210

/** One worker per core on two cores. */
const BROWSERS = 2

/** Timeout of a test: a busy machine takes three times as long as a quiet one. */
const PATIENCE_MS = 180_000

const WALK = '**/walk.test.ts'

/** Tests that start their own servers. They mostly wait and don't measure time. */
const SERVERS = '**/lifecycle*.test.ts'

/** Tests that measure a server's time or memory. */
const MEASURED = '**/measured-*.test.ts'

/** Browser tests run against the production server, which `npm test` starts and names here. */
const url = process.env.ISKRA_TEST_URL

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // The longest first: started last, they would leave one of two cores idle.
    { name: 'walk', testMatch: WALK, workers: BROWSERS },
    // Runs in a third worker beside the browsers.
    { name: 'servers', testMatch: SERVERS, workers: 1 },
    {
      name: 'browser',
      testMatch: '**/*.test.ts',
      testIgnore: [WALK, SERVERS, MEASURED],
      workers: BROWSERS,
    },
    {
      name: 'measured',
      testMatch: MEASURED,
      dependencies: ['walk', 'servers', 'browser'],
      workers: 1,
    },
  ],
  outputDir: 'tests/.artifacts/e2e',
  reporter: [['list'], ['json', { outputFile: 'tests/.artifacts/playwright.json' }]],
  workers: BROWSERS + 1,
  timeout: PATIENCE_MS,
  // Tests must not fail because the machine is busy.
  expect: { timeout: 15_000 },
  // A second try tells a flaky test from a broken one; the run fails for both.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: url ?? `http://127.0.0.1:${port}`,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    screenshot: 'only-on-failure',
    // A service worker would answer requests that tests intercept. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, executablePath: process.env.CHROMIUM_PATH },
  },
  ...(!url && {
    webServer: {
      command: 'node lib/across/cli/start.mjs',
      url: `http://127.0.0.1:${port}/api/health`,
      env: { PORT: String(port), ISKRA_DATA_DIR: 'tests/.artifacts/data', ISKRA_SEED: 'demo' },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
})
