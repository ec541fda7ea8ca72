/**
 * Requests of one address to begin or finish a sign-in at the provider: a whole school may be
 * behind one address.
 */
export const OIDC_RATE_LIMIT = { points: 600, perSeconds: 60 } as const
