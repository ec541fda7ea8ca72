import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { CHANGE_CHANNEL, EVERYTHING, type CacheTag } from './tags'

/** PostgreSQL takes less than 8000 bytes with one notification. */
const MAX_BYTES = 7_900

/**
 * Tells all app instances that what they keep with these tags is old, or all of it when the tags
 * are too many to tell. Inside a transaction PostgreSQL sends it at the commit, and not at all when
 * the transaction is undone.
 */
export async function announceChange(
  tx: Pick<Database, 'execute'>,
  tags: readonly CacheTag[],
): Promise<void> {
  if (!tags.length) return
  const told = [...new Set(tags)].join(',')
  const payload = told.length > MAX_BYTES ? EVERYTHING.join(',') : told
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${payload})`)
}
