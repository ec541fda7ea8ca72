import 'server-only'
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { allLessons, literature } from '@/lib/content/curriculum/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { foreignKeyColumn, instant } from '@/lib/platform/db/columns'
import type { AskedItem } from './next-question'

/**
 * Where a pupil begins in a textbook, found by a few questions whose answers count for nothing else
 * (decision 096).
 */
export const placements = pgTable(
  'placements',
  {
    pupilId: pupilIdColumn(),
    literatureId: foreignKeyColumn('literature_id', () => literature.id, 'cascade'),
    /** Its questions have the numbers of this round; a new one begins it anew. */
    roundId: uuid('round_id').notNull(),
    /** What was asked; the last one waits for its answer until all is done. */
    items: jsonb().$type<AskedItem[]>().notNull(),
    /**
     * The last result; null before the first one, and after its lesson was deleted for good. It stays
     * while the placement is done again.
     */
    startLessonId: uuid('start_lesson_id').references(() => allLessons.id, {
      onDelete: 'set null',
    }),
    /** Lessons before it that were answered wrong; ids of deleted ones may stay. */
    repeatLessonIds: uuid('repeat_lesson_ids').array().notNull().default([]),
    startedAt: instant('started_at').notNull(),
    /** When the last result was found. */
    doneAt: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.literatureId] }),
    index('placements_by_literature').on(t.literatureId),
    index('placements_by_start').on(t.startLessonId),
  ],
)
