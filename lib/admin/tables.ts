import 'server-only'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/auth/tables'
import { createdAt, id } from '@/lib/db/columns'
import type { AuditAction } from './model'

export const admins = pgTable('admins', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: createdAt(),
})

/** Who did what to whom. Goes with the accounts it is about (erasure). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    action: text().$type<AuditAction>().notNull(),
    /** The account it was done to. */
    subjectId: uuid('subject_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_by_actor').on(t.actorId), index('audit_log_by_subject').on(t.subjectId)],
)
