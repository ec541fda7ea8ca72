import 'server-only'
import type { ReadTree } from '@/lib/editing/transfer/import/read-tree'
import type { Env } from '@/lib/platform/env'
import type { SeedKind } from '@/lib/across/demo/seed'
import { say, step } from './say.mjs'
import { Client } from 'pg'

/** True when no lesson was ever written, so that the database may be filled. */
export async function isEmpty(connectionString: string): Promise<boolean> {
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
export type Reading = Promise<ReadTree>

/** Starts reading the seed content while a new database is created, which saves a second. */
export function readAhead({ ISKRA_SEED }: Env): Reading | undefined {
  if (ISKRA_SEED === 'none') return undefined
  const reading = import('@/lib/across/demo/seed').then(({ readLessons }) => readLessons())
  // Filling the database reports the error. Otherwise it does not matter.
  reading.catch(() => undefined)
  return reading
}

/** Fills an empty database according to ISKRA_SEED. */
export async function fillWhenEmpty(connectionString: string, settings: Env, reading?: Reading) {
  if (settings.ISKRA_SEED === 'none') return
  if (await isEmpty(connectionString)) await fill(settings.ISKRA_SEED, connectionString, reading)
}

export async function fill(kind: SeedKind, connectionString: string, reading?: Reading) {
  const { seed } = await import('@/lib/across/demo/seed')
  await step('Filling the database', async () => {
    await seed(kind, { connectionString, log: say, lessons: await reading })
    if (kind === 'demo') await liveDemo()
  })
}

/** Runs after the accounts are committed: the site's functions open their own connections. */
async function liveDemo(): Promise<void> {
  const { closeDatabase } = await import('@/lib/platform/db/client')
  const { seedDemoLearning } = await import('@/lib/across/demo/simulate-day')
  try {
    await seedDemoLearning()
  } finally {
    await closeDatabase()
  }
}
