export const ASSISTANT_LIMITS = {
  /** Longest question, in characters. */
  question: 500,
  /** Longest reply that is kept and shown. */
  reply: 4_000,
  /** What of the script and the conversation a model gets, in characters. */
  passages: 6_000,
  /** Passages that answer one question. */
  shownPassages: 3,
  /** Questions of a pupil on one Zagreb day, far more than a child asks. */
  aDay: 200,
  /** Texts are kept for the parent for so many days. */
  keptDays: 90,
  /** What was asked before belongs to the same conversation for so long. */
  conversationMs: 30 * 60_000,
  /** A reply that was not finished by then never will be. */
  abandonedMs: 2 * 60_000,
} as const
