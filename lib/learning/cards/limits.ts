/** Maximum number of cards per day. Further due cards wait for a later day and are not shown. */
export const CARDS_A_DAY = 15
