import 'server-only'
import { getTableName, type Table } from 'drizzle-orm'
import { log } from '@/lib/platform/log'
import { openToolPool } from './client'

/**
 * Tells the planner what large tables hold after many rows were written, and what the search indexes
 * have put off: autovacuum does it only after a minute. What was written stays when it fails.
 */
export async function vacuumAnalyze(connectionString: string, tables: Table[]): Promise<void> {
  const pool = openToolPool(connectionString)
  try {
    // Without waiting for autovacuum, which is doing the same.
    await pool.query(`vacuum (analyze, skip_locked) ${tables.map(getTableName).join(', ')}`)
  } catch (error) {
    log().warn({ err: error }, 'The statistics of the database could not be renewed')
  } finally {
    await pool.end()
  }
}
