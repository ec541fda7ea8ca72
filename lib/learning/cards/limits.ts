/** Maximum number of cards per day. Other due cards wait, and the pupil is not told of them. */
export const CARDS_A_DAY = 15
