/** Of a grown-up who reads to understand. */
const WORDS_A_MINUTE = 180

/** Whole minutes that a text of so many words takes; at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE))
