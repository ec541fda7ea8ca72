import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from './client'

/**
 * Number of rows that fulfil a condition, counted only up to `most`, because counting a million is
 * slow.
 */
export async function countUpTo(most: number, table: PgTable, where: SQL): Promise<number> {
  const found = db()
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
  return db().$count(found.as('found'))
}
