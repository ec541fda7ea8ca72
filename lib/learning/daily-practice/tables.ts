import 'server-only'
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { day, instant } from '@/lib/platform/db/columns'
import type { PlannedItem } from './planned-item'

/** „Danas”: what a pupil is asked on a day. */
export const dailySittings = pgTable(
  'daily_sittings',
  {
    pupilId: pupilIdColumn(),
    day: day(),
    /** 1 for the day's sitting, then those that the pupil asked for. */
    number: integer().notNull(),
    /** The round of its answers. */
    roundId: uuid('round_id').notNull(),
    items: jsonb().$type<PlannedItem[]>().notNull(),
    /** Right answers of `Mastery` in each of its lessons when it began, by lesson id. */
    before: jsonb().$type<Record<string, number>>().notNull(),
    /** How many of its parts were done when the rest was last chosen again. */
    changedAt: integer('changed_at').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [primaryKey({ columns: [t.pupilId, t.day, t.number] })],
)
