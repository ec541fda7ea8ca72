import 'server-only'
import { sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { AuditAction, RecordAction } from './model'
import { admins, auditLog } from './tables'

type AuditEntry = { actorId: string; action: AuditAction; subjectId?: string }

/** Writes down who did what, in the transaction that does it. */
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

/** Writes down what an admin did to a record, in the transaction that does it. */
export const recordChange = (entry: RecordEntry, database: Database): Promise<void> =>
  recordChanges([entry], database)

/** Entries of one statement. */
const AT_ONCE = 200

/** The same of many records. */
export async function recordChanges(entries: RecordEntry[], database: Database): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = entries.slice(start, start + AT_ONCE).map((entry) => {
      const adminEmail = sql`(select ${admins.email} from ${admins} where ${admins.id} = ${entry.adminId})`
      return { ...entry, adminEmail }
    })
    await database.insert(auditLog).values(rows)
  }
}
