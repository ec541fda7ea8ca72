import 'server-only'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignKeyColumn, instant } from '@/lib/platform/db/columns'
import { parents } from '@/lib/people/users/tables'
import type { GoalSize } from './goal-size'

/** The size of a family's goal, once the parents have chosen one. */
export const familyGoals = pgTable(
  'family_goals',
  {
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'cascade').primaryKey(),
    size: text().$type<GoalSize>().notNull(),
    /** The Monday of the week of the choice; earlier weeks are not judged by it. */
    since: date({ mode: 'string' }).notNull(),
  },
  (t) => [check('family_goals_size', sql`${t.size} in ('mali', 'srednji', 'veliki')`)],
)

/** Weeks in which a family reached its goal. Other weeks leave no row. */
export const familyStars = pgTable(
  'family_stars',
  {
    parentId: foreignKeyColumn('parent_id', () => parents.id, 'cascade'),
    /** The Monday of the week. */
    week: date({ mode: 'string' }).notNull(),
    days: integer().notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parentId, t.week] }),
    check('family_stars_days', sql`${t.days} > 0`),
  ],
)
