/** Speed of an adult who reads to understand. */
const WORDS_A_MINUTE = 180

/** Reading time of a text in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE))
