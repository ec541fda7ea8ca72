export const ORDER_LIMITS = {
  /** Orders of a family that wait at once. */
  waiting: 5,
  /** Of one account. */
  anHour: 20,
  remindAfterDays: 7,
  lapseAfterDays: 30,
} as const
