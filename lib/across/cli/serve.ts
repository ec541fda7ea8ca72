import { startAbandonedReplyJob } from '@/lib/asking/assistant/abandoned-job'
import { deleteOldExchanges } from '@/lib/asking/assistant/exchanges'
import { renewTags } from '@/lib/platform/cache/freshness'
import { replaceStoresOfNext } from '@/lib/platform/cache/next-stores'
import { startRemindAndLapseJob } from '@/lib/people/billing/orders/job'
import { watchChanges } from '@/lib/platform/cache/watch'
import { directConnectionString } from '@/lib/platform/db/client'
import { checkDatabaseAddresses } from '@/lib/platform/db/check-addresses'
import { migrate } from '@/lib/platform/db/migrate'
import { openReplica } from '@/lib/platform/db/replica'
import { testStartListener } from '@/lib/learning/exams/families-in-test'
import { parseEnv, type Env } from '@/lib/platform/env'
import { assertPortFree, startServer } from '@/lib/platform/http/server'
import { deleteUnusedEditions } from '@/lib/content/questions/editions'
import { startNightlyCleanup } from '@/lib/editing/records/bin'
import { startWeeklyReports } from '@/lib/learning/reports/weekly-job'
import { forgetExpiredLinks } from '@/lib/platform/auth/links'
import { deleteOldSearchMisses } from '@/lib/asking/search/misses'
import { startIndexing } from '@/lib/asking/search/index/worker'
import { startFreeLessonJob } from '@/lib/content/curriculum/free-lessons-job'
import { startQualityRefresh } from '@/lib/learning/question-quality/refresh'
import { startSponsorDayJob } from '@/lib/site/dynamic-content/sponsors/day-job'
import { startObserving } from '@/lib/platform/metrics/start'
import { sweepPartialFiles } from '@/lib/platform/files/store'
import { startFileSweep } from '@/lib/platform/files/sweep'
import { startDelivery } from '@/lib/platform/mail/worker'
import { removeStaleTemporaryFiles } from '@/lib/platform/temporary'
import { sweepUploads } from '@/lib/editing/transfer/uploads/recent'
import { findDemoAccounts } from '@/lib/across/demo/find-demo-accounts'
import { noteServing } from './builds.mjs'
import { printStartMessage } from './print-start-message'
import { openDatabase } from './open-database'
import { runWithProgress } from './say.mjs'
import { fillWhenEmpty, startReadingLessons, type PendingLessons } from './seed'
import { httpLayersOf } from './layers'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOOPBACK = '127.0.0.1'

export type ServeOptions = {
  isDev: boolean
  /** Aborted when the process is asked to stop. */
  stop: AbortSignal
  /** Resolves with the build's folder. */
  ensureBuilt: (stop: AbortSignal) => Promise<string>
}

/**
 * Runs `npm start` from start to end: database, build, migrations, content, server.
 * @throws an error with a one-sentence message
 */
export async function serve({ isDev, stop, ensureBuilt }: ServeOptions): Promise<void> {
  Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' })
  const settings = parseEnv(process.env)
  let reading: PendingLessons | undefined
  const onNew = () => (reading = startReadingLessons(settings))
  const database = await openDatabase(settings, { role: 'app', signal: stop, onNew })
  try {
    await assertPortFree(settings.PORT, settings.HOST ?? LOOPBACK)
    process.env.AUTH_SECRET = settings.AUTH_SECRET ?? ensureAuthSecret(settings.ISKRA_DATA_DIR)
    await checkDatabaseAddresses(settings)
    const build = isDev ? null : await ensureBuilt(stop)
    stop.throwIfAborted()
    await runWithProgress('Migrating the database', () => migrate(database.connectionString))
    await fillWhenEmpty(database.connectionString, settings, reading)
    stop.throwIfAborted()
    await serveUntil(stop, build, settings, database.connectionString)
  } finally {
    await database.close()
  }
}

async function serveUntil(
  stop: AbortSignal,
  build: string | null,
  settings: Env,
  connectionString: string,
): Promise<void> {
  await Promise.all([removeStaleTemporaryFiles(), sweepPartialFiles()])
  const observing = await startObserving(settings, build)
  const demo = await findDemoAccounts(connectionString)
  // Rule 1.4: accounts with public passwords must not be reachable from other machines.
  const host = settings.HOST ?? (demo.isThere ? LOOPBACK : '0.0.0.0')
  replaceStoresOfNext()
  if (build) {
    noteServing(build)
    // Read by next.config.ts.
    process.env.ISKRA_BUILD_FOLDER = build
  }
  // Before the first request, which would otherwise get pages that the build made without a
  // database.
  const watch = await watchChanges({
    connectionString: directConnectionString(),
    renew: renewTags,
    also: testStartListener,
    signal: stop,
  })
  openReplica()
  const server = await runWithProgress('Starting the server', () =>
    startServer({
      isDev: build === null,
      host,
      port: settings.PORT,
      trustedProxies: settings.TRUST_PROXY,
      layers: httpLayersOf(build, settings.TRUST_PROXY),
    }),
  )
  const delivery = startDelivery()
  const indexing = startIndexing()
  const weekly = startWeeklyReports()
  const orders = startRemindAndLapseJob()
  const sweep = startFileSweep()
  const sponsorDays = startSponsorDayJob()
  const quality = startQualityRefresh()
  const freeLessons = startFreeLessonJob()
  const abandoned = startAbandonedReplyJob()
  const bin = startNightlyCleanup(
    ...[
      sweepUploads,
      deleteOldExchanges,
      deleteOldSearchMisses,
      deleteUnusedEditions,
      forgetExpiredLinks,
    ],
  )
  if (!stop.aborted) {
    printStartMessage({
      host,
      port: server.port,
      siteUrl: settings.SITE_URL,
      signIns: demo.signIns,
    })
    await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }))
  }
  await watch.stop()
  sponsorDays.stop()
  quality.stop()
  freeLessons.stop()
  sweep.stop()
  await Promise.all([weekly.stop(), orders.stop()])
  abandoned.stop()
  bin.stop()
  await Promise.all([delivery.stop(), indexing.stop(), server.close()])
  await observing.stop()
}

/** Creates the secret that signs sessions, in the data folder and readable only by its owner. */
export function ensureAuthSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  try {
    // If two processes start at once, the first writes the secret and the second reads it.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
