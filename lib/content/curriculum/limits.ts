/**
 * Maximum lengths of content texts in characters, which the database checks too, and maximum
 * numbers of a lesson's parts.
 */
export const CONTENT_LIMITS = {
  name: 120,
  description: 500,
  title: 160,
  summary: 160,
  script: 60_000,
  figureSvg: 60_000,
  cardSide: 1_000,
  checkText: 4_000,
  keyPoint: 500,
  questionText: 4_000,
  keywords: 30,
  prerequisites: 10,
  outcomes: 8,
  outcomeCode: 20,
  priorKnowledge: 6,
  priorSkill: 120,
  cards: 200,
  checks: 40,
} as const

/** Number of key points of an open question, and maximum number of words to find a key point by. */
export const KEY_POINT_LIMITS = { min: 2, max: 4, words: 6 } as const

/**
 * Maximum number of rows on one page of a textbook: lessons, and units without lessons. A school
 * textbook fits on the first page.
 */
export const BOOK_PAGE_ROWS = 120

/**
 * Maximum number of lessons, and of units without any, in the map of a textbook: twice those of a
 * school textbook.
 */
export const BOOK_MAP_ROWS = 240

/** Number of lessons from which a textbook leads to the review of a unit. */
export const UNIT_REVIEW_FROM_LESSONS = 2

/** Number of lessons with questions from which a unit has a mixed test. */
export const MIXED_TEST_FROM_LESSONS = 3

/**
 * Number of lessons with questions from which a textbook has a lesson that is free as a whole
 * (rule 15.13).
 */
export const FREE_LESSON_FROM_LESSONS = 10

/** Hours for which a free lesson that an editor has hidden keeps its place. */
export const HIDDEN_FREE_LESSON_HOURS = 24

/** Maximum number of lessons per subject in a list to choose from; a search finds the others. */
export const LESSON_CHOICES_MAX = 100

/** Maximum number of lesson ids in one call of `POST /api/lessons/batch`. */
export const LESSON_BATCH_MAX = 100

/**
 * Recommended maximum number of words of a script in grades 1 to 8, which a pupil reads without
 * tiring. The editor shows the number as advice; nothing enforces it.
 */
export const RECOMMENDED_SCRIPT_WORDS = [100, 200, 350, 450, 550, 600, 650, 700] as const

/** Maximum number of a script's own SVG figures; images of the library are not counted. */
export const SCRIPT_FIGURES_MAX = 30

/** Recommended maximum number of words of a question in grades 1 and 2, where pupils learn to read. */
export const EARLY_READER_WORDS_MAX = 12
