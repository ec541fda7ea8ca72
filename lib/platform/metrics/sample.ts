import 'server-only'
import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { cacheBriefly } from '@/lib/platform/cache/cache-briefly'
import { renewalCount } from '@/lib/platform/cache/freshness'
import { pageStoreSize } from '@/lib/platform/cache/page-store'
import { withLookupTimeout } from '@/lib/platform/cache/unknown-paths'
import { poolStates } from '@/lib/platform/db/client'
import { isDatabaseOut } from '@/lib/platform/db/outage'
import { env } from '@/lib/platform/env'
import { findWaitingLetters } from '@/lib/platform/mail/queue'
import { count, setGauge } from '@/lib/platform/measure'

/** How long values that cost a query or a look at the disk are kept. */
const KEPT_MS = 10_000

/** Prometheus reads NaN as no known value: no alert compares true with it. */
const UNKNOWN = Number.NaN
const UNKNOWN_LETTERS = { waiting: UNKNOWN, oldestSeconds: UNKNOWN }

const letters = cacheBriefly(KEPT_MS, () => findWaitingLetters().catch(() => UNKNOWN_LETTERS))
const disk = cacheBriefly(KEPT_MS, readDisk)

/** Sets the gauges whose values are read only when they are asked for. It never rejects. */
export async function sample(): Promise<void> {
  samplePools()
  samplePages()
  const [{ waiting, oldestSeconds }, { freeBytes, lastBackup }] = await Promise.all([
    withLookupTimeout(letters(''), UNKNOWN_LETTERS),
    disk(env().ISKRA_DATA_DIR),
  ])
  setGauge('iskra_letters_waiting', {}, waiting)
  setGauge('iskra_letters_oldest_waiting_seconds', {}, oldestSeconds)
  setGauge('iskra_data_folder_free_bytes', {}, freeBytes)
  setGauge('iskra_backup_last_timestamp_seconds', {}, lastBackup)
  // Last, since the query for letters may have found an outage.
  setGauge('iskra_db_up', {}, isDatabaseOut() ? 0 : 1)
}

function samplePools(): void {
  for (const { pool, max, total, idle, waiting } of poolStates()) {
    setGauge('iskra_db_connections_max', { pool }, max)
    setGauge('iskra_db_connections', { pool, state: 'used' }, total - idle)
    setGauge('iskra_db_connections', { pool, state: 'idle' }, idle)
    setGauge('iskra_db_waiting', { pool }, waiting)
  }
}

let countedRenewals = 0

function samplePages(): void {
  const { entries, bytes } = pageStoreSize()
  setGauge('iskra_page_cache_pages', {}, entries)
  setGauge('iskra_page_cache_bytes', {}, bytes)
  const renewals = renewalCount()
  count('iskra_page_cache_renewals_total', {}, renewals - countedRenewals)
  countedRenewals = renewals
}

async function readDisk(folder: string) {
  const [freeBytes, lastBackup] = await Promise.all([
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => UNKNOWN,
    ),
    findLastBackup(path.join(folder, 'backups')).catch(() => UNKNOWN),
  ])
  return { freeBytes, lastBackup }
}

/** When the newest complete backup in the folder was written, in seconds; NaN without one. */
async function findLastBackup(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))))
  const dates = stats.filter((one) => one.isFile()).map(({ mtimeMs }) => mtimeMs / 1_000)
  return dates.length ? Math.max(...dates) : UNKNOWN
}
