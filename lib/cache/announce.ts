import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { CHANGE_CHANNEL, type CacheTag } from './tags'

/**
 * Tells all app instances that pages with these tags are old. Inside a transaction PostgreSQL
 * sends it at the commit, and not at all when the transaction is undone.
 */
export async function announceChange(
  tx: Pick<Database, 'execute'>,
  tags: CacheTag[],
): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${tags.join(',')})`)
}
