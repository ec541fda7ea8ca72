import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  startApp,
  untilServing,
} from '../../support/app-process'
import { ANALYTICS_ID, FakeGoogleAnalytics, GOOGLE_REQUESTS } from './analytics'
import { test as base } from './test'

type Fixtures = { google: FakeGoogleAnalytics }

/**
 * Playwright's test with a site of its own, which has a Google Analytics id, a trusted proxy and
 * the demo accounts. Other tests don't see what editors change there. All test files of one worker
 * share the site.
 */
export const test = base.extend<Fixtures, { site: string }>({
  site: [
    async ({}, provide) => {
      const dataDir = makeDataFolder()
      try {
        const env = { ISKRA_SEED: 'demo', GOOGLE_ANALYTICS_ID: ANALYTICS_ID, TRUST_PROXY: '1' }
        const app = await startApp({ dataDir, env })
        await untilServing(app)
        await provide(app.url)
      } finally {
        await stopAppsAndRemoveFolder(dataDir)
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
  google: async ({ context, faults }, provide) => {
    const google = new FakeGoogleAnalytics()
    await google.listen(context)
    faults.expect(GOOGLE_REQUESTS)
    await provide(google)
  },
})
