import 'server-only'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '@/lib/admin/tables'
import { createdAt, id, instant } from '@/lib/db/columns'
import type { Plan, Written } from './model'

/** Files of questions that admins have had checked, and what was written of them. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** What the check found; kept for an hour, or as long as it can be undone. */
    plan: jsonb().$type<Plan>().notNull(),
    /** Null until it is written: what was there before, and what came. */
    written: jsonb().$type<Written[]>(),
    writtenAt: instant('written_at'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_by_admin').on(t.adminId), index('uploads_by_age').on(t.createdAt)],
)
