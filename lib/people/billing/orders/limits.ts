export const ORDER_LIMITS = {
  /** Waiting orders of a family at one time. */
  waiting: 5,
  /** Orders per account and hour. */
  anHour: 20,
  remindAfterDays: 7,
  lapseAfterDays: 30,
} as const
