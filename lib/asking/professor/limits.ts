/** Maximum lengths in characters (the database checks them), counts and durations. */
export const PROFESSOR_LIMITS = {
  text: 2_000,
  answer: 4_000,
  templateName: 80,
  templates: 100,
  /**
   * Questions per page of the pupil's list, and of the admin's lists (rule 34.3).
   */
  ownPage: 5,
  listPage: 10,
  /** Maximum page length a caller may request, and the last page. */
  pageMax: 50,
  pages: 100_000,
  /**
   * Ask calls per pupil and day, including repeated and refused ones; credits limit the questions.
   */
  asksADay: 60,
  picturesADay: 20,
  /** Similar questions shown before a pupil asks. */
  similar: 3,
  /** Time within which an answer is promised. */
  promiseMs: 24 * 3_600_000,
  /** A question counts as urgent this long before the promised time. */
  urgentMs: 4 * 3_600_000,
  /** A question stays with the admin who took it for this long after the last work on it. */
  takenMs: 30 * 60_000,
} as const
