import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from './client'

/** How many rows of a table fulfil a condition, but at most so many: to count a million takes long. */
export async function countUpTo(most: number, table: PgTable, where: SQL): Promise<number> {
  const found = db()
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
  return db().$count(found.as('found'))
}
