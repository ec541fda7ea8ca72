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
  await step('Filling the database', () => seed(kind, { connectionString, log: say }))
}
