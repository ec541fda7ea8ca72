/** A sitting: ten minutes at most, by questions of half a minute and cards of a quarter. */
export const SITTING_SIZE = { questions: 8, cards: 3 } as const
/** Questions of one skill in a sitting. */
export const MOST_TURNS_A_SKILL = 4
/** Questions of a new lesson in a sitting, before anything is practised beyond the day's aims. */
export const TURNS_OF_NEW_SKILL = 3
/** Questions of a sitting when all lessons are known and fewer are due. */
export const SHORT_SITTING = 4
/** Share of the questions that belong to a coming school test. */
export const TEST_SHARE = 0.6
/** The first sitting of a day and those that a pupil asks for. */
export const SITTINGS_A_DAY = 5
/** Days after which a sitting is deleted; its answers stay. */
export const SITTINGS_KEPT_DAYS = 14
/** Wrong answers in a row after which the rest of a sitting is chosen again. */
export const FAILURES_BEFORE_CHANGE = 2
