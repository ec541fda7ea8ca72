/** Sentences that the calls of rewards answer with. */
export const REWARD_MESSAGES = {
  /** Specification, section 8 (visit time). */
  updateFailed: 'Došlo je do greške pri ažuriranju podataka',
  nothingToRedeem: 'Za ovo je XP već dodijeljen.',
} as const
