/** Limits of drafts and histories, and the bin's retention in days. */
export const RECORD_LIMITS = {
  /** Drafts per admin; the oldest are deleted. */
  drafts: 200,
  /** Longest draft, in characters of JSON; a longer one is refused. */
  draftText: 400_000,
  history: 50,
  binDays: 30,
} as const
