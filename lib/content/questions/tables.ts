import 'server-only'
import { eq, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CONTENT_LIMITS as MAX } from '@/lib/content/curriculum/limits'
import { allLessons } from '@/lib/content/curriculum/tables'
import {
  changeTimes,
  id,
  instant,
  lengthCheck,
  lifecycle,
  position,
  positionCheck,
  searchText,
  slug,
  slugCheck,
} from '@/lib/platform/db/columns'
import type { QuestionBody, QuestionKind } from './model'

/** All questions, drafts and those in the bin too. Only editors and the importer read it. */
export const allQuestions = pgTable(
  'all_questions',
  {
    id: id(),
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'cascade' }),
    /**
     * Its address in the knowledge base: words of the text for people, then the number in base 36. A
     * trigger makes it, whatever is written.
     */
    slug: slug().default(''),
    number: integer().notNull().unique().generatedByDefaultAsIdentity(),
    /** Title in the GIFT file: the key of a repeated import within a lesson. */
    key: text().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    /** Markdown with KaTeX. */
    text: text().notNull(),
    /** Options, keys and reasons: never sent to a browser as it is. */
    body: jsonb().$type<QuestionBody>().notNull(),
    explanation: text(),
    isBonus: boolean('is_bonus').notNull().default(false),
    /** Its page in the knowledge base shows answer and explanation. */
    isInKnowledgeBase: boolean('is_in_knowledge_base').notNull().default(false),
    /** Changing numbers, which texts and keys name (lib/content/questions/numbers). */
    numbers: text(),
    /** The arithmetic behind the key, for editors and their checks only: it gives the answer away. */
    calculation: text(),
    position: position(),
    /** The beginning is enough to find a question, and small enough for an index. */
    searchText: searchText(sql`left(text, 300)`),
    /** Of text, answers, reasons and numbers: one more with each change, counted by a trigger. */
    edition: integer().notNull().default(1),
    ...lifecycle(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('questions_slug', t.slug),
    lengthCheck('questions_text', t.text, 1, MAX.questionText),
    positionCheck('questions_position', t.position),
    // Which kinds there are is known to the code alone (lib/content/questions/kinds).
    check('questions_kind', sql`${t.body} ->> 'kind' = ${t.kind}`),
    unique('questions_key_in_lesson').on(t.lessonId, t.key),
    index('questions_by_lesson').on(t.lessonId, t.position, t.isShown),
    index('questions_for_editors')
      .on(
        ...[t.lessonId, t.position, t.id, t.kind, t.isPublished, t.isBonus, t.isInKnowledgeBase],
        t.searchText,
      )
      .where(sql`binned_at is null`),
    index('questions_by_change')
      .on(t.updatedAt, t.id)
      .where(sql`binned_at is null`),
  ],
)

/**
 * Earlier editions of questions, kept by a trigger while what was answered may name them; that of today
 * stands in the question itself. A question that is gone has them too.
 */
export const questionEditions = pgTable(
  'question_editions',
  {
    questionId: uuid('question_id').notNull(),
    number: integer().notNull(),
    slug: text().notNull(),
    text: text().notNull(),
    body: jsonb().$type<QuestionBody>().notNull(),
    explanation: text(),
    isBonus: boolean('is_bonus').notNull(),
    numbers: text(),
    /** When its key was corrected after it was asked. */
    correctedAt: instant('corrected_at'),
    keptAt: instant('kept_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    index('question_editions_by_time').on(t.keptAt),
  ],
)

/** Published questions: what everyone but editors reads (decision 041). */
export const questions = pgView('questions').as((query) =>
  query.select().from(allQuestions).where(eq(allQuestions.isShown, true)),
)
