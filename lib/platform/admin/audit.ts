import 'server-only'
import { sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { AccountAction, RecordAction } from './model'
import { admins, auditLog } from './tables'

type AuditEntry = { actorId: string; action: AccountAction; subjectId?: string }

/** Adds an action to the audit log, in the transaction that is passed as `database`, if any. */
export async function logAccountAction(
  entry: AuditEntry,
  database: Database = db(),
): Promise<void> {
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

/** Logs an admin's change of a record, in the transaction of the change. */
export const logRecordChange = (entry: RecordEntry, database: Database): Promise<void> =>
  logRecordChanges([entry], database)

/** Number of entries in one insert statement. */
const AT_ONCE = 200

/** Logs an admin's changes of several records, in the transaction of the changes. */
export async function logRecordChanges(entries: RecordEntry[], database: Database): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = entries.slice(start, start + AT_ONCE).map((entry) => {
      const adminEmail = sql`(select ${admins.email} from ${admins} where ${admins.id} = ${entry.adminId})`
      return { ...entry, adminEmail }
    })
    await database.insert(auditLog).values(rows)
  }
}
