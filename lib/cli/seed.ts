import type { SeedKind } from '@/lib/seed'
import type { Env } from '@/lib/env'
import { say, step } from './say.mjs'

/** Fills a database that holds nothing yet as ISKRA_SEED says. */
export async function fillWhenEmpty(connectionString: string, settings: Env): Promise<void> {
  if (settings.ISKRA_SEED === 'none') return
  const { isEmpty } = await import('@/lib/seed')
  if (await isEmpty(connectionString)) await fill(settings.ISKRA_SEED, connectionString)
}

export async function fill(kind: SeedKind, connectionString: string): Promise<void> {
  const { seed } = await import('@/lib/seed')
  await step('Filling the database', async () => {
    await seed(kind, { connectionString, log: say })
    if (kind === 'demo') await liveDemo()
  })
}

/** After the accounts, by the same functions that the site calls: they open connections of their own. */
async function liveDemo(): Promise<void> {
  const { closeDatabase } = await import('@/lib/db/client')
  const { seedDemoLearning } = await import('@/lib/learning/demo/seed')
  try {
    await seedDemoLearning()
  } finally {
    await closeDatabase()
  }
}
