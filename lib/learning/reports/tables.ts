import 'server-only'
import { date, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { foreignKeyColumn } from '@/lib/platform/db/columns'
import { parents } from '@/lib/people/users/tables'

/** Weeks whose letter a family received: one row per letter. */
export const sentWeeklyReports = pgTable(
  'weekly_reports',
  {
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'cascade'),
    /** The Sunday that ends the week. */
    week: date({ mode: 'string' }).notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.parentId, t.week] })],
)
