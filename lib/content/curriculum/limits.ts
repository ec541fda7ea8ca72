/** Longest texts of the content tree, in characters, which the database checks too; most parts of a lesson. */
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
  cards: 200,
  checks: 40,
} as const

/** Key points of an open question, and words by which one of them is found. */
export const KEY_POINTS = { min: 2, max: 4, words: 6 } as const

/** Lessons, and units without any, on one page of a textbook: what a school has fits on the first. */
export const BOOK_PAGE_ROWS = 120

/** Lessons of a subject in a list to choose from; a search finds those beyond. */
export const LESSONS_TO_CHOOSE = 100

/** Most lesson ids that `POST /api/lessons/batch` takes at once. */
export const LESSON_BATCH_MAX = 100

/**
 * Words that a pupil of a grade (1 to 8) reads in one lesson without tiring. Editors are shown them;
 * nothing enforces them.
 */
export const SCRIPT_WORDS = [100, 200, 350, 450, 550, 600, 650, 700] as const

/** Figures of one script. */
export const SCRIPT_FIGURES_MAX = 30
