import 'server-only'
import type { Database, Transaction } from '@/lib/db/client'
import { grades } from '../tables'

const ORDERS = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Adds the grades that a database lacks, switched off: their numbers and addresses are fixed, so no
 * form adds them, and everything else of the content needs one.
 */
export async function addGrades(database: Database | Transaction): Promise<void> {
  const rows = ORDERS.map((order) => ({
    order,
    slug: `${order}-razred`,
    name: `${order}. razred`,
    isActive: false,
  }))
  await database.insert(grades).values(rows).onConflictDoNothing()
}
