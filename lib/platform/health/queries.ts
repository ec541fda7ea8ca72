import 'server-only'
import { sql } from 'drizzle-orm'
import journal from '@/lib/platform/db/migrations/meta/_journal.json'
import { db } from '@/lib/platform/db/client'

/** True when the database responds and has every migration of this build. */
export async function isReady(): Promise<boolean> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.count ?? 0) >= journal.entries.length
}
