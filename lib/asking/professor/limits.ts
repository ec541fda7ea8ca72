/** Longest texts, in characters (the database checks them), and how long things last. */
export const PROFESSOR_LIMITS = {
  text: 2_000,
  answer: 4_000,
  templateName: 80,
  templates: 100,
  /** Own questions on a page, and questions on a page of the admin's lists (specification, section 9). */
  ownPage: 5,
  listPage: 10,
  /** The most that a caller may ask for at once, and the last page. */
  pageMax: 50,
  pages: 100_000,
  /** Calls of one pupil a day that ask, with repeated and refused ones; credits limit the questions. */
  asksADay: 60,
  picturesADay: 20,
  /** Similar questions that are shown before a pupil asks. */
  similar: 3,
  /** By when an answer is promised. */
  promiseMs: 24 * 3_600_000,
  /** How long before that a question counts as urgent. */
  urgentMs: 4 * 3_600_000,
  /** How long a question stays with the admin who has taken it, from the last work on it. */
  takenMs: 30 * 60_000,
} as const
