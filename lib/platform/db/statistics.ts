import 'server-only'
import { getTableName, type Table } from 'drizzle-orm'
import { log } from '@/lib/platform/log'
import { openToolPool } from './client'

/**
 * Updates the planner's statistics of large tables and the pending entries of search indexes after
 * many rows were written, since autovacuum waits up to a minute. A failure is only logged.
 */
export async function vacuumAnalyze(connectionString: string, tables: Table[]): Promise<void> {
  const pool = openToolPool(connectionString)
  try {
    // Skips locked tables: autovacuum is already working on those.
    await pool.query(`vacuum (analyze, skip_locked) ${tables.map(getTableName).join(', ')}`)
  } catch (error) {
    log().warn({ err: error }, 'The statistics of the database could not be renewed')
  } finally {
    await pool.end()
  }
}
