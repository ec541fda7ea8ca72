import 'server-only'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { allLessons } from '@/lib/content/curriculum/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { day, id, instant } from '@/lib/platform/db/columns'
import type { SubmittedAnswer } from '@/lib/content/questions/model'

/** A pupil's test; it is judged when it ends. */
export const tests = pgTable(
  'tests',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    /** The lesson that it is about; null for a mixed test. */
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'cascade' }),
    /**
     * The unit that a mixed test is about. Without a foreign key, so that an editor who deletes a
     * unit and restores it takes no marks away; a trigger deletes its open tests.
     */
    unitId: uuid('unit_id'),
    /** The textbook and the part of it that a rehearsal is about; likewise. */
    literatureId: uuid('literature_id'),
    part: smallint(),
    /** The drawn questions, in order. */
    questionIds: uuid('question_ids').array().notNull(),
    /** The editions of the questions, in the same order; missing entries mean edition 1. */
    editions: integer().array().notNull().default([]),
    /** When a corrected key last changed the result. */
    correctedAt: instant('corrected_at'),
    /** Answers so far, by question. */
    answers: jsonb().$type<Record<string, SubmittedAnswer>>().notNull().default({}),
    /** Minutes of the timer; null without one. */
    minutes: integer(),
    startedAt: instant('started_at').notNull(),
    day: day(),
    finishedAt: instant('finished_at'),
    /** Set with `finishedAt`: right answers out of `total`, and the Croatian mark from 1 to 5. */
    right: integer(),
    total: integer(),
    mark: integer(),
  },
  (t) => [
    uniqueIndex('tests_open')
      .on(t.pupilId, t.lessonId)
      .where(sql`finished_at is null`),
    uniqueIndex('tests_open_mixed')
      .on(t.pupilId, t.unitId)
      .where(sql`finished_at is null and lesson_id is null`),
    uniqueIndex('tests_open_rehearsal')
      .on(t.pupilId, t.literatureId, t.part)
      .where(sql`finished_at is null and literature_id is not null`),
    index('tests_by_rehearsal')
      .on(t.pupilId, t.literatureId, t.part, t.startedAt)
      .where(sql`literature_id is not null`),
    index('tests_open_by_literature')
      .on(t.literatureId)
      .where(sql`finished_at is null and literature_id is not null`),
    index('tests_by_unit')
      .on(t.pupilId, t.unitId, t.startedAt)
      .where(sql`lesson_id is null`),
    index('tests_open_by_unit')
      .on(t.unitId)
      .where(sql`finished_at is null`),
    index('tests_by_lesson').on(t.pupilId, t.lessonId, t.startedAt),
    index('tests_open_by_start')
      .on(t.startedAt)
      .where(sql`finished_at is null`),
    index('tests_of_lesson').on(t.lessonId),
    index('tests_by_question').using('gin', t.questionIds),
    check('tests_scope', sql`num_nonnulls(${t.lessonId}, ${t.unitId}, ${t.literatureId}) = 1`),
    check('tests_part', sql`(${t.part} is null) = (${t.literatureId} is null) and ${t.part} > 0`),
    check('tests_mark', sql`${t.mark} between 1 and 5`),
    check(
      'tests_finished',
      sql`num_nonnulls(${t.finishedAt}, ${t.right}, ${t.total}, ${t.mark}) in (0, 4)`,
    ),
  ],
)
