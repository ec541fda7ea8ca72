import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { CHANGE_CHANNEL, EVERYTHING, type CacheTag } from './tags'

/** PostgreSQL takes less than 8000 bytes with one notification. */
const MAX_BYTES = 7_900

/**
 * Tells all app instances that what they cache with these tags is stale, or everything when the tags
 * are too many for one notification. PostgreSQL sends it when the transaction commits, and not at all
 * when it is rolled back.
 */
export async function announceChange(tx: Pick<Database, 'execute'>, tags: readonly CacheTag[]) {
  if (!tags.length) return
  const told = [...new Set(tags)].join(',')
  const payload = told.length > MAX_BYTES ? EVERYTHING.join(',') : told
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${payload})`)
}
