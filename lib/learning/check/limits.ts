/** Runs of a lesson's check per day, with a subscription. */
export const CHECKS_A_DAY = 3
