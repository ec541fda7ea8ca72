/** Questions of a test; a lesson with fewer open to the pupil gives them all. */
export const TEST_QUESTIONS = 10
/** Lowest percentage of right answers for each mark; below that of 2 it is 1, as schools mark. */
export const MARK_FROM_PERCENT = { 5: 90, 4: 76, 3: 63, 2: 50 } as const
/** Choices of a test's timer, all generous: minutes a question, rounded up to a full step. */
export const TEST_TIMER = { minutesAQuestion: [1.5, 2, 3], stepMinutes: 5 } as const
/** Finished tests of a lesson that its start screen lists, the latest. */
export const SHOWN_TESTS = 20
