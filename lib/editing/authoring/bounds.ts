/** A closed interval of a count. */
export type Bounds = { min: number; max: number }

export const isWithin = (count: number, { min, max }: Bounds) => count >= min && count <= max

const at = (min: number, max: number): Bounds => ({ min, max })

/** Words of a script in grades 1 to 8; a formula counts as one word, a picture as none. */
const SCRIPT_WORDS = [
  ...[at(80, 160), at(130, 220), at(300, 450), at(300, 450)],
  ...[at(300, 550), at(300, 550), at(300, 550), at(300, 550)],
]

/** Most words of a sentence in grades 1 to 8; numbers and formulas are not counted. */
const SENTENCE_WORDS = [12, 12, 18, 18, 22, 22, 24, 24]

/** Pages of a textbook that a pupil of grades 1 to 8 reads with understanding, in words a minute. */
const READING_WORDS_A_MINUTE = [30, 45, 60, 75, 90, 100, 110, 120]

const ofGrade = <Value>(values: readonly Value[], grade: number): Value =>
  values[Math.min(Math.max(grade, 1), values.length) - 1] as Value

export const scriptWordBounds = (grade: number) => ofGrade(SCRIPT_WORDS, grade)
export const maxSentenceWords = (grade: number) => ofGrade(SENTENCE_WORDS, grade)
export const readingSpeedOf = (grade: number) => ofGrade(READING_WORDS_A_MINUTE, grade)

/** How many questions, questions with hints, cards and open questions a lesson should have. */
export const LESSON_PART_BOUNDS = {
  questions: at(18, 24),
  hinted: at(10, Number.POSITIVE_INFINITY),
  cards: at(10, 14),
  open: at(3, 4),
} as const

/** A lesson fills one or two school hours. */
export const LESSON_MINUTES = at(25, 90)

/** The largest share of choices whose right option has the same place, or is the longest. */
const MOST_GIVEN_AWAY = 0.6
/** With fewer choices than the first number all have to agree, with fewer than the second it is chance. */
const FEW_CHOICES = { share: 5, all: 3 }

/** Whether so many of a lesson's choices give their keys away in the same way. */
export function isTellingShare(count: number, choices: number): boolean {
  if (choices < FEW_CHOICES.share) return choices >= FEW_CHOICES.all && count === choices
  return count / choices > MOST_GIVEN_AWAY
}

/** The shortest description of a picture that can say what is to be seen. */
export const SHORTEST_DESCRIPTION = 10
