/** Different questions of a lesson that must be answered before a report speaks of it. */
export const TOPIC_EVIDENCE = 5

/** Lessons of each level that a report names. */
export const TOPICS_SHOWN = 4

/** Tests that a report names, the latest. */
export const TESTS_SHOWN = 20

/** Questions for the kitchen table. */
export const SPOKEN_QUESTIONS = 3

/** Latest open answers whose ticks differ from the found words. */
export const SELF_JUDGED_SHOWN = 5

/** Rows that a report looks at to choose from, the latest. */
export const CANDIDATES = { mistakes: 60, known: 30, lessons: 60 } as const

/**
 * Longest text that is read aloud, in characters: of a question with its options, and of an option.
 */
export const SPOKEN_LENGTH = { question: 320, option: 80, answer: 400 } as const

/** Most steps of a chart by days and by weeks; what is longer is shown by months. */
export const BARS_MAX = { days: 31, weeks: 26 } as const
