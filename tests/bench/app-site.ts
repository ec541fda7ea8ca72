import { startApp } from '@/tests/support/app-process'
import { makeTemporaryFolder, removeFolder, waitUntil } from '@/tests/support/processes'
import type { Site } from './site'

export type AppSite = Site & { startMs: number }

const START_LIMIT_MS = 120_000

/** A new data folder for a measured app. */
export const makeDataFolder = () => makeTemporaryFolder('iskra-bench-')
export const dropDataFolder = removeFolder

/**
 * Starts the app like `npm start`, with lessons, demo accounts and its own database in `dataDir`,
 * and waits until it is ready. One proxy is trusted, so that a test can act as many visitors.
 */
export async function startAppSite(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<AppSite> {
  const begin = performance.now()
  const env = { ISKRA_SEED: 'demo', HOST: '127.0.0.1', TRUST_PROXY: '1', ...more }
  const app = await startApp({ dataDir, env })
  let startMs = 0
  await waitUntil(
    'the app is ready',
    () => {
      if (app.child.exitCode !== null) throw new Error(`The app ended:\n${app.output()}`)
      startMs = performance.now() - begin
      return app.output().includes('Iskra is ready')
    },
    START_LIMIT_MS,
  )
  return {
    url: app.url,
    port: app.port,
    pid: app.child.pid ?? 0,
    startMs,
    stop: async () => {
      app.child.kill('SIGTERM')
      await app.ended
    },
  }
}
