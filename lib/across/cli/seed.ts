import 'server-only'
import type { ReadTree } from '@/lib/editing/transfer/import/read-tree'
import type { Env } from '@/lib/platform/env'
import type { SeedKind } from '@/lib/across/demo/seed'
import { say, runWithProgress } from './say.mjs'
import { Client } from 'pg'

/**
 * True when the database has no published lesson (drafts and lessons in the bin do not count), so
 * that it may be filled with content.
 */
export async function hasNoPublishedLessons(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select 1 from lessons) as empty',
    )
    return rows[0]?.empty ?? true
  } finally {
    await client.end()
  }
}

/** Lessons being read. */
export type PendingLessons = Promise<ReadTree>

/** Starts reading the seed content while a new database is created, which saves a second. */
export function startReadingLessons({ ISKRA_SEED }: Env): PendingLessons | undefined {
  if (ISKRA_SEED === 'none') return undefined
  const reading = import('@/lib/across/demo/seed').then(({ readSeedLessons }) => readSeedLessons())
  // Filling the database reports the error. Otherwise it does not matter.
  reading.catch(() => undefined)
  return reading
}

/** Fills an empty database according to ISKRA_SEED. */
export async function fillWhenEmpty(
  connectionString: string,
  settings: Env,
  reading?: PendingLessons,
) {
  if (settings.ISKRA_SEED === 'none') return
  if (await hasNoPublishedLessons(connectionString))
    await fillDatabase(settings.ISKRA_SEED, connectionString, reading)
}

export async function fillDatabase(
  kind: SeedKind,
  connectionString: string,
  reading?: PendingLessons,
) {
  const { seedContentAndAccounts } = await import('@/lib/across/demo/seed')
  await runWithProgress('Filling the database', async () => {
    await seedContentAndAccounts(kind, { connectionString, log: say, lessons: await reading })
    if (kind === 'demo') await seedDemoHistory()
  })
}

/** Runs after the accounts are committed: the site's functions open their own connections. */
async function seedDemoHistory(): Promise<void> {
  const { closeDatabase } = await import('@/lib/platform/db/client')
  const { seedDemoLearning } = await import('@/lib/across/demo/simulate-day')
  try {
    await seedDemoLearning()
  } finally {
    await closeDatabase()
  }
}
