export const ASSISTANT_LIMITS = {
  /** Maximum length of a question, in characters. */
  question: 500,
  /** Maximum length of a stored and shown reply. */
  reply: 4_000,
  /** Maximum total length of the passages sent to a model. */
  passages: 6_000,
  /** Number of passages that answer one question. */
  shownPassages: 3,
  /** Questions per pupil and Zagreb day, far more than a child asks. */
  aDay: 200,
  /** Days for which texts are kept for the parent. */
  keptDays: 90,
  /** Questions within this time belong to one conversation. */
  conversationMs: 30 * 60_000,
  /** A reply not finished after this time is abandoned. */
  abandonedMs: 2 * 60_000,
} as const
