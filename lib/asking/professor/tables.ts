import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '@/lib/platform/admin/tables'
import type { JudgedOutcome } from '@/lib/learning/answers/model'
import { allLessons } from '@/lib/content/curriculum/tables'
import { changeTimes, instant, lengthCheck } from '@/lib/platform/db/columns'
import type { DistressLevel } from '@/lib/people/distress/model'
import { storedFiles } from '@/lib/platform/files/tables'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { allQuestions } from '@/lib/content/questions/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { PROFESSOR_LIMITS as MAX } from './limits'

const adminId = (name: string) => uuid(name).references(() => admins.id, { onDelete: 'set null' })

/**
 * Pupils' questions to the professor. A question is open until it is answered. Deleting the pupil
 * deletes it.
 */
export const professorQuestions = pgTable(
  'professor_questions',
  {
    /** Created by the browser: a question sent twice is one row, and takes one credit. */
    id: uuid().primaryKey(),
    pupilId: pupilIdColumn(),
    /** Where it was asked; set to null when the lesson or question is deleted. */
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'set null' }),
    questionId: uuid('question_id').references(() => allQuestions.id, { onDelete: 'set null' }),
    /** The pupil's last answer to the question, and the attempt that seeds its random numbers. */
    ownAnswer: jsonb('own_answer').$type<SubmittedAnswer>(),
    attempt: uuid(),
    outcome: text().$type<JudgedOutcome>(),
    /** Plain text. */
    text: text().notNull(),
    /** Set for words of a child in distress, which the parent never sees (decision 065). */
    distress: text().$type<DistressLevel>(),
    /** A photo of a notebook, erased half a year after the answer (lib/platform/files/sweep). */
    fileId: uuid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    promisedAt: instant('promised_at').notNull(),
    /** The admin working on it, and the time of the last work. */
    takenBy: adminId('taken_by'),
    takenAt: instant('taken_at'),
    /** An answer not sent yet, in Markdown. */
    draft: text().notNull().default(''),
    /** Markdown. */
    answer: text(),
    answeredBy: adminId('answered_by'),
    answeredAt: instant('answered_at'),
    isSeen: boolean('is_seen').notNull().default(false),
    /**
     * The last letter to the parent about it. Not a foreign key, because letters are deleted on
     * their own.
     */
    letterId: uuid('letter_id'),
    /**
     * The knowledge-base question made from it. Not a foreign key, because that question may be
     * deleted.
     */
    knowledgeId: uuid('knowledge_id'),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('professor_questions_text', t.text, 1, MAX.text),
    lengthCheck('professor_questions_draft', t.draft, 0, MAX.answer),
    lengthCheck('professor_questions_answer', t.answer, 1, MAX.answer),
    check('professor_questions_distress', sql`${t.distress} in ('alarm', 'unsure')`),
    check(
      'professor_questions_answered',
      sql`(${t.answer} is null) = (${t.answeredAt} is null)
        and (${t.answeredAt} is not null or not ${t.isSeen})`,
    ),
    index('professor_questions_by_pupil').on(t.pupilId, t.createdAt),
    index('professor_questions_unseen')
      .on(t.pupilId)
      .where(sql`answered_at is not null and not is_seen`),
    index('professor_questions_open')
      .on(t.createdAt, t.id)
      .where(sql`answered_at is null`),
    index('professor_questions_answered_at')
      .on(t.answeredAt, t.id)
      .where(sql`answered_at is not null`),
    index('professor_questions_by_lesson').on(t.lessonId),
    index('professor_questions_by_question').on(t.questionId),
    index('professor_questions_by_file').on(t.fileId),
    index('professor_questions_taken').on(t.takenBy),
    index('professor_questions_by_answerer').on(t.answeredBy),
  ],
)

/** Answer templates of the admins. */
export const professorTemplates = pgTable(
  'professor_templates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('professor_templates_name', t.name, 1, MAX.templateName),
    lengthCheck('professor_templates_text', t.text, 1, MAX.answer),
  ],
)
