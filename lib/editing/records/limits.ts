/** Bounds of drafts and of what a history shows; days that the bin keeps what was deleted. */
export const RECORD_LIMITS = {
  /** Of one admin; their oldest go. */
  drafts: 200,
  /** Characters of a draft as JSON, after which it is refused. */
  draftText: 400_000,
  history: 50,
  binDays: 30,
} as const
