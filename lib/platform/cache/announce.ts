import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { CHANGE_CHANNEL, EVERYTHING_TAGS, type CacheTag } from './tags'

/** PostgreSQL limits the payload of a notification to less than 8000 bytes. */
const MAX_BYTES = 7_900

/**
 * Announces to all app instances that cached values with these tags are stale, or all values if the
 * tags don't fit into one notification. PostgreSQL sends the notification when the transaction
 * commits, and none after a rollback.
 */
export async function announceChange(tx: Pick<Database, 'execute'>, tags: readonly CacheTag[]) {
  if (!tags.length) return
  const tagList = [...new Set(tags)].join(',')
  const payload = tagList.length > MAX_BYTES ? EVERYTHING_TAGS.join(',') : tagList
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${payload})`)
}
