import 'server-only'
import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { createdAt, day, id, instant, foreignKeyColumn } from '@/lib/platform/db/columns'

/** "Imam test": the day of a test and its lessons. */
export const testPlans = pgTable(
  'test_plans',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    /** The Zagreb day of the test at school. */
    testDay: date('test_day', { mode: 'string' }).notNull(),
    lessonIds: uuid('lesson_ids').array().notNull(),
    createdAt: createdAt(),
    /** Time of removal. The plan can be restored for a day, then it is deleted. */
    removedAt: instant('removed_at'),
  },
  (t) => [index('test_plans_by_day').on(t.pupilId, t.testDay)],
)

/** A plan's finished review of one day. */
export const planDays = pgTable(
  'plan_days',
  {
    planId: foreignKeyColumn('plan_id', () => testPlans.id, 'cascade'),
    day: day(),
    right: integer().notNull(),
    total: integer().notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.day] })],
)
