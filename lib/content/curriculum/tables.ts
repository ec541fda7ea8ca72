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
import {
  changeTimes,
  croatianOrderSql,
  id,
  instant,
  lengthCheck,
  lifecycle,
  position,
  positionCheck,
  foreignKeyColumn,
  searchText,
  slug,
  slugCheck,
  version,
  searchWordsColumn,
} from '@/lib/platform/db/columns'
import { CONTENT_LIMITS as MAX } from './limits'
import type { SubjectArea } from './model'

export const grades = pgTable(
  'grades',
  {
    id: id(),
    slug: slug(),
    name: text().notNull(),
    /** 1 to 8, also the number in the address `{order}-razred`. */
    order: integer('grade_order').notNull().unique(),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('grades_slug', t.slug),
    lengthCheck('grades_name', t.name, 1, MAX.name),
    check('grades_order', sql`${t.order} between 1 and 8`),
  ],
)

export const subjects = pgTable(
  'subjects',
  {
    id: id(),
    gradeId: foreignKeyColumn('grade_id', () => grades.id, 'restrict'),
    slug: slug(),
    name: text().notNull(),
    area: text().$type<SubjectArea>().notNull(),
    position: position(),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('subjects_slug', t.slug),
    lengthCheck('subjects_name', t.name, 1, MAX.name),
    positionCheck('subjects_position', t.position),
    index('subjects_by_grade').on(t.gradeId, t.position),
  ],
)

export const literature = pgTable(
  'literature',
  {
    id: id(),
    subjectId: foreignKeyColumn('subject_id', () => subjects.id, 'restrict'),
    slug: slug(),
    name: text().notNull(),
    description: text().notNull().default(''),
    position: position(),
    searchText: searchText(sql`name || ' ' || slug`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('literature_slug', t.slug),
    lengthCheck('literature_name', t.name, 1, MAX.name),
    lengthCheck('literature_description', t.description, 0, MAX.description),
    positionCheck('literature_position', t.position),
    index('literature_by_subject').on(t.subjectId, t.position),
  ],
)

export const units = pgTable(
  'units',
  {
    id: id(),
    literatureId: foreignKeyColumn('literature_id', () => literature.id, 'restrict'),
    slug: slug(),
    name: text().notNull(),
    description: text().notNull().default(''),
    position: position(),
    searchText: searchText(sql`name || ' ' || slug`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('units_slug', t.slug),
    lengthCheck('units_name', t.name, 1, MAX.name),
    lengthCheck('units_description', t.description, 0, MAX.description),
    positionCheck('units_position', t.position),
    index('units_by_literature').on(t.literatureId, t.position),
  ],
)

/**
 * All lessons, including drafts and lessons in the bin. Only editors and the importer read this
 * table.
 */
export const allLessons = pgTable(
  'all_lessons',
  {
    id: id(),
    /**
     * Null only in the bin, after the unit was deleted too. Restoring the unit restores the
     * reference.
     */
    unitId: uuid('unit_id').references(() => units.id, { onDelete: 'set null' }),
    slug: slug(),
    title: text().notNull(),
    summary: text().notNull(),
    keywords: text().array().notNull().default([]),
    /** Markdown with KaTeX; figures are named by file (docs/content-format.md). */
    script: text().notNull(),
    /** Lessons that must be known before. Their graph has no circles; ids of deleted ones may stay. */
    prerequisites: uuid().array().notNull().default([]),
    /** Codes of curriculum outcomes (`outcomes.ts`), in the author's order. */
    outcomes: text().array().notNull().default([]),
    /** True once an editor has held the outcomes against the official text. */
    outcomesVerified: boolean('outcomes_verified').notNull().default(false),
    /** Skills of lower grades (`prior-knowledge.ts`), in the author's order. */
    priorKnowledge: text('prior_knowledge').array().notNull().default([]),
    /** Folded title, for the header search (`lib/platform/hr/fold`). */
    searchTitle: text('search_title').notNull(),
    /**
     * Folded title, keywords, headings of the script, and names of unit, textbook, subject and
     * grade, for the header search.
     */
    searchText: text('search_text').notNull(),
    /**
     * Words of `searchText`, stored because computing them for each row took most of a search's
     * time.
     */
    searchWords: searchWordsColumn('search_words', sql`to_tsvector('simple', search_text)`),
    position: position(),
    ...lifecycle(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('lessons_slug', t.slug),
    lengthCheck('lessons_title', t.title, 1, MAX.title),
    lengthCheck('lessons_summary', t.summary, 0, MAX.summary),
    lengthCheck('lessons_script', t.script, 0, MAX.script),
    check(
      'lessons_prerequisites',
      sql`cardinality(${t.prerequisites}) <= ${sql.raw(String(MAX.prerequisites))}`,
    ),
    check(
      'lessons_outcomes',
      sql`cardinality(${t.outcomes}) <= ${sql.raw(String(MAX.outcomes))} and (${t.outcomes} <> '{}' or not ${t.outcomesVerified})`,
    ),
    check(
      'lessons_prior_knowledge',
      sql`cardinality(${t.priorKnowledge}) <= ${sql.raw(String(MAX.priorKnowledge))}`,
    ),
    check(
      'lessons_published',
      sql`not ${t.isPublished} or (${t.summary} <> '' and ${t.script} <> '')`,
    ),
    check('lessons_placed', sql`${t.unitId} is not null or ${t.binnedAt} is not null`),
    positionCheck('lessons_position', t.position),
    // Covers all columns that ordering and counting need, for index-only scans.
    index('lessons_by_unit').on(t.unitId, t.position, t.id, t.isShown),
    // Covers the columns that editors' lists count, filter, sort and search by, for index-only
    // scans.
    index('lessons_for_editors')
      .on(t.unitId, t.position, t.id, t.isPublished, t.searchTitle, t.slug)
      .where(sql`binned_at is null`),
    index('lessons_by_title')
      .on(croatianOrderSql(t.title), t.id)
      .where(sql`binned_at is null`),
    index('lessons_by_change')
      .on(t.updatedAt, t.id)
      .where(sql`binned_at is null`),
    // Lists of questions exclude lessons in the bin, which are few.
    index('lessons_in_bin')
      .on(t.id)
      .where(sql`binned_at is not null`),
    index('lessons_by_title_start').on(t.searchTitle.op('text_pattern_ops')),
    index('lessons_by_words').using('gin', t.searchWords),
    index('lessons_by_age').on(t.createdAt.desc()),
  ],
)

/** Published lessons, the only ones that anyone but editors reads (decision 041). */
export const lessons = pgView('lessons').as((query) =>
  query.select().from(allLessons).where(eq(allLessons.isShown, true)),
)

/**
 * The lesson of a textbook whose questions, cards and tests are open to everyone. Chosen by
 * `free-lessons.ts`, and stored so that it stays when editors add or reorder lessons.
 */
export const freeLessons = pgTable('free_lessons', {
  literatureId: uuid('literature_id')
    .primaryKey()
    .references(() => literature.id, { onDelete: 'cascade' }),
  lessonId: foreignKeyColumn('lesson_id', () => allLessons.id, 'cascade').unique(),
  chosenAt: instant('chosen_at').notNull().defaultNow(),
})

/** SVG figures of a script, sanitised when written. */
export const lessonFigures = pgTable(
  'lesson_figures',
  {
    lessonId: foreignKeyColumn('lesson_id', () => allLessons.id, 'cascade'),
    /** File name as the script writes it, such as `brojevna-crta.svg`. */
    name: text().notNull(),
    svg: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.name] }),
    lengthCheck('lesson_figures_svg', t.svg, 1, MAX.figureSvg),
  ],
)

export const cards = pgTable(
  'cards',
  {
    id: id(),
    lessonId: foreignKeyColumn('lesson_id', () => allLessons.id, 'cascade'),
    /** Markdown. A repeated import matches cards by it, so that pupils' review schedules survive. */
    front: text().notNull(),
    back: text().notNull(),
    position: position(),
  },
  (t) => [
    lengthCheck('cards_front', t.front, 1, MAX.cardSide),
    lengthCheck('cards_back', t.back, 1, MAX.cardSide),
    unique('cards_front_in_lesson').on(t.lessonId, t.front),
  ],
)

/**
 * A statement that a right answer contains, and the words to find it by; by default its own words.
 */
export type KeyPoint = { point: string; words?: string[] }

/** Open questions of the check (provjera). */
export const checkQuestions = pgTable(
  'check_questions',
  {
    id: id(),
    lessonId: foreignKeyColumn('lesson_id', () => allLessons.id, 'cascade'),
    /** Markdown. A repeated import matches questions by it. */
    prompt: text().notNull(),
    modelAnswer: text('model_answer').notNull(),
    keyPoints: jsonb('key_points').$type<KeyPoint[]>().notNull(),
    position: position(),
  },
  (t) => [
    lengthCheck('check_questions_prompt', t.prompt, 1, MAX.checkText),
    lengthCheck('check_questions_answer', t.modelAnswer, 1, MAX.checkText),
    unique('check_questions_prompt_in_lesson').on(t.lessonId, t.prompt),
  ],
)
