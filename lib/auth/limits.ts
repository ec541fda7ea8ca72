/** Numbers of signing in; the specification's own are marked. */
export const AUTH_LIMITS = {
  /** Specification, section 9: minimum new password length. */
  passwordMin: 8,
  /** Longer texts would only make the hash work harder. */
  passwordMax: 200,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
} as const

const HOUR_MS = 3_600_000

/** How long a session lasts that nobody ends. */
export const SESSION_MS = { user: 30 * 24 * HOUR_MS, admin: 12 * HOUR_MS } as const

/** How long a mailed link works. */
export const LINK_MS = { reset: HOUR_MS, 'confirm-email': 7 * 24 * HOUR_MS } as const

/**
 * Wrong passwords that may be tried: of one account from one address, of one account by anyone, and
 * from one address at any account. The second is looser, so that a stranger who guesses badly does
 * not keep a family out from its own home. A school's pupils share one address.
 */
export const WRONG_PASSWORDS = {
  perVisitor: { points: 10, perSeconds: 15 * 60 },
  perAccount: { points: 50, perSeconds: 15 * 60 },
  perAddress: { points: 100, perSeconds: 15 * 60 },
} as const
