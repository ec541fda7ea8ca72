/** Runs through a lesson's check a day, with a subscription. */
export const CHECKS_A_DAY = 3
