import 'server-only'
import { sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { AuditAction, RecordAction } from './model'
import { admins, auditLog } from './tables'

type AuditEntry = { actorId: string; action: AuditAction; subjectId?: string }

/** Logs an action in the same transaction. */
export async function recordAudit(entry: AuditEntry, database: Database = db()): Promise<void> {
  await database.insert(auditLog).values(entry)
}

type Values = Record<string, unknown>
type RecordEntry = {
  adminId: string
  action: RecordAction
  recordTable: string
  recordId: string
  recordTitle?: string
  before: Values | null
  after: Values | null
}

/** Logs an admin's change of a record in the same transaction. */
export const recordChange = (entry: RecordEntry, database: Database): Promise<void> =>
  recordChanges([entry], database)

/** Number of entries in one insert statement. */
const AT_ONCE = 200

/** Logs an admin's changes of several records in the same transaction. */
export async function recordChanges(entries: RecordEntry[], database: Database): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = entries.slice(start, start + AT_ONCE).map((entry) => {
      const adminEmail = sql`(select ${admins.email} from ${admins} where ${admins.id} = ${entry.adminId})`
      return { ...entry, adminEmail }
    })
    await database.insert(auditLog).values(rows)
  }
}
