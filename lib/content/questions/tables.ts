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

/**
 * All questions, including drafts and questions in the bin. Only editors and the importer read this
 * table.
 */
export const allQuestions = pgTable(
  'all_questions',
  {
    id: id(),
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'cascade' }),
    /**
     * The address in the knowledge base: words of the text for people, then the number in base 36.
     * A trigger writes it and ignores any given value.
     */
    slug: slug().default(''),
    number: integer().notNull().unique().generatedByDefaultAsIdentity(),
    /**
     * Title in the GIFT file; a repeated import recognises the question by it within its lesson.
     */
    key: text().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    /** Markdown with KaTeX. */
    text: text().notNull(),
    /** Options, keys and explanations, which are never sent to a browser unfiltered. */
    body: jsonb().$type<QuestionBody>().notNull(),
    explanation: text(),
    isBonus: boolean('is_bonus').notNull().default(false),
    /**
     * True if the question has a page in the knowledge base, which shows answer and explanation.
     */
    isInKnowledgeBase: boolean('is_in_knowledge_base').notNull().default(false),
    /**
     * Definitions of changing numbers, which texts and keys use (lib/content/questions/numbers).
     */
    numbers: text(),
    /** Steps that help before the answer (lib/content/questions/hints); Markdown. */
    hints: jsonb().$type<string[]>().notNull().default([]),
    /**
     * The arithmetic behind the key. Only for editors and checks, because it reveals the answer.
     */
    calculation: text(),
    position: position(),
    /** The beginning of the text is enough to find a question, and short enough for an index. */
    searchText: searchText(sql`left(text, 300)`),
    /**
     * Edition of text, answers, explanations, numbers and hints; a trigger increments it with each change.
     */
    edition: integer().notNull().default(1),
    ...lifecycle(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('questions_slug', t.slug),
    lengthCheck('questions_text', t.text, 1, MAX.questionText),
    positionCheck('questions_position', t.position),
    // The list of kinds exists only in the code (lib/content/questions/kinds).
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
 * Earlier editions of questions, kept by a trigger as long as stored answers may refer to them. The
 * current edition is in the question itself. Editions of deleted questions are kept too.
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
    hints: jsonb().$type<string[]>().notNull().default([]),
    /** When the key of this edition was corrected after the question was asked; null if never. */
    correctedAt: instant('corrected_at'),
    keptAt: instant('kept_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    index('question_editions_by_time').on(t.keptAt),
  ],
)

/** Published questions, the only ones that anyone but editors reads (decision 041). */
export const questions = pgView('questions').as((query) =>
  query.select().from(allQuestions).where(eq(allQuestions.isShown, true)),
)
