/** Specification, section 9. */
export const ALLOWANCE = {
  /** Assistant tokens a refresh gives with `aiMax` and with `ai`. */
  aiMaxTokens: 200,
  aiTokens: 5,
  /** Tokens are refreshed when the last refresh was more than this long ago. */
  tokenWindowMs: 24 * 3_600_000,
  /** Questions to the professor for each Zagreb day. */
  professorQuestions: 10,
} as const
