/** Questions per test. When fewer are open to the pupil, all of them are asked. */
export const QUESTIONS_PER_TEST = 10
/** Lowest percentage of right answers for each mark, as schools grade; less than for a 2 is a 1. */
export const MARK_FROM_PERCENT = { 5: 90, 4: 76, 3: 63, 2: 50 } as const
/** Up to this mark the script comes before the questions, and mistakes before new parts. */
export const WEAK_MARK = 2
/** Timer choices, all generous: minutes per question, rounded up to a full step. */
export const TEST_TIMER = { minutesAQuestion: [1.5, 2, 3], stepMinutes: 5 } as const
/** Number of latest finished tests on the start screen of a lesson. */
export const TEST_RESULTS_LISTED = 20
/** Maximum number of questions from which a mixed test is drawn. */
export const MIXED_POOL_QUESTIONS = 5_000
/** Rehearsals of a textbook, each over a part of its units with mixed tests. */
export const REHEARSALS_PER_TEXTBOOK = 3
