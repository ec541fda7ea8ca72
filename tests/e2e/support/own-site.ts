import { cleanUp, makeDataFolder, startApp, untilServing } from '../../support/app-process'
import { ANALYTICS_ID, Analytics, GOOGLE } from './analytics'
import { test as base } from './test'

type Fixtures = { google: Analytics }

/**
 * Tests against a site of their own, with an id of Google Analytics, a trusted proxy and the demo
 * accounts: what editors change on it no other test meets. Files of one worker share it.
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
        await cleanUp(dataDir)
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
  google: async ({ context, faults }, provide) => {
    const google = new Analytics()
    await google.listen(context)
    faults.expect(GOOGLE)
    await provide(google)
  },
})
