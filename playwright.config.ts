import { defineConfig } from 'playwright/test'

/** Flags for machines without a screen and for runs that must not talk to the network. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const port = 3_210

/** One for each of two cores. */
const BROWSERS = 2

/** For one test: a busy machine takes three times as long as a quiet one. */
const PATIENCE_MS = 180_000

const WALK = '**/walk.test.ts'

/** Those that start servers of their own: they mostly wait, and ask what a server does, not how soon. */
const SERVERS = '**/lifecycle*.test.ts'

/** Those that measure a server's time or memory. */
const MEASURED = '**/measured-*.test.ts'

/** Browser tests run against the production server; `npm test` starts one and names it here. */
const url = process.env.ISKRA_TEST_URL

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // The longest first: begun last, they leave one of two cores idle in the end.
    { name: 'walk', testMatch: WALK, workers: BROWSERS },
    // In a third worker, beside the browsers.
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
  // A machine with other work is no fault of a test.
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
    // It would answer, in the place of what a test lets happen on the network; its own tests allow it.
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
