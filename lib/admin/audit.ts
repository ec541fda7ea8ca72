import 'server-only'
import { db, type Database } from '@/lib/db/client'
import type { AuditAction } from './model'
import { auditLog } from './tables'

type AuditEntry = { actorId: string; action: AuditAction; subjectId?: string }

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(entry: AuditEntry, database: Database = db()): Promise<void> {
  await database.insert(auditLog).values(entry)
}
