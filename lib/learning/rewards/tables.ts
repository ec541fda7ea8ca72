import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { day, id, instant } from '@/lib/platform/db/columns'
import type { Span } from './time-spans'
import { pupilIdColumn } from '@/lib/people/users/tables'

/**
 * A pupil's awards. `key` identifies the achievement, so that repeated requests earn once.
 * Redeeming a row adds its value to the pupil's XP.
 */
export const xpAwards = pgTable(
  'xp_awards',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    /** For example `pitanje:{question}:{Zagreb day}`. */
    key: text().notNull(),
    value: integer().notNull(),
    earnedAt: instant('earned_at').notNull(),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [
    unique('xp_awards_key').on(t.pupilId, t.key),
    check('xp_awards_value', sql`${t.value} in (1, 5)`),
    index('xp_awards_open')
      .on(t.pupilId, t.value)
      .where(sql`redeemed_at is null`),
  ],
)

/** A Zagreb day of a pupil's visit: its flames and the time spent. */
export const visitDays = pgTable(
  'visit_days',
  {
    pupilId: pupilIdColumn(),
    day: day(),
    /** 1, on Sundays 2; 0 while only time was counted, as with a tab open over midnight. */
    flames: integer().notNull().default(0),
    msSpent: bigint('ms_spent', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.day] }),
    check('visit_days_flames', sql`${t.flames} between 0 and 2`),
    check('visit_days_ms', sql`${t.msSpent} >= 0`),
  ],
)

/** Time spans of the last hours already counted, so that overlaps and repetitions count once. */
export const countedTime = pgTable('counted_time', {
  pupilId: pupilIdColumn().primaryKey(),
  spans: jsonb().$type<Span[]>().notNull(),
})
