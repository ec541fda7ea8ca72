/** Different questions of a lesson that must be answered before a report rates the lesson. */
export const MIN_TOPIC_QUESTIONS = 5

/** Maximum number of lessons of each level in a report. */
export const TOPICS_SHOWN = 4

/** Maximum number of tests in a report, the latest ones. */
export const REPORT_TESTS_MAX = 20

/** Number of questions for a parent to ask aloud. */
export const ASK_ALOUD_QUESTION_COUNT = 3

/**
 * Maximum number of open answers in a report whose ticks differ from the found words, the latest
 * ones.
 */
export const SELF_JUDGED_SHOWN = 5

/** Maximum number of latest rows from which a report chooses. */
export const CANDIDATE_LIMITS = { mistakes: 60, known: 30, lessons: 60 } as const

/**
 * Maximum length of texts to read aloud, in characters: a question with its options, one option,
 * and an answer.
 */
export const SPOKEN_LENGTH = { question: 320, option: 80, answer: 400 } as const

/** Maximum bars by day and by week; longer periods are shown by month. */
export const BARS_MAX = { days: 31, weeks: 26 } as const
