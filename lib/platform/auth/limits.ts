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

/** How long a session lasts unless it is ended. */
export const SESSION_MS = { user: 30 * 24 * HOUR_MS, admin: 12 * HOUR_MS } as const

/** How exactly the last use of a session is known. */
export const LAST_USE_MS = HOUR_MS

/** How long a password confirms a session for what erases, exports or changes who may sign in. */
export const CONFIRMED_SECONDS = 10 * 60

/** Open sessions of an account, on all its devices: with one more the oldest ends. */
export const SESSIONS_MAX = 200

/** How long a mailed link works. */
export const LINK_MS = {
  reset: HOUR_MS,
  'confirm-email': 7 * 24 * HOUR_MS,
  'undo-email': 7 * 24 * HOUR_MS,
} as const

/**
 * Wrong passwords for one account: from a known device, from one address without such a device, from
 * all of these together; and from one address for any account, after which it is slowed down.
 * Guessing one account from everywhere gets 4,800 tries a day, guessing many accounts from one
 * address about 30 a minute.
 */
export const WRONG_PASSWORDS = {
  perDevice: { points: 10, perSeconds: 15 * 60 },
  perVisitor: { points: 10, perSeconds: 15 * 60 },
  perAccount: { points: 50, perSeconds: 15 * 60 },
  perAddress: { points: 100, perSeconds: 15 * 60 },
} as const

/** Wrong picture passwords of a child from its parent's device; there are 65,520 of them. */
export const PICTURE_ATTEMPTS = {
  atOnce: { points: 5, perSeconds: 15 * 60 },
  perDay: { points: 20, perSeconds: 24 * 60 * 60 },
} as const

/** How an address is slowed down: the pause grows with each wrong password, and so many may wait. */
export const SLOWED_ADDRESS = { stepMs: 20, longestMs: 2_000, waiting: 30 } as const

/** Accounts that a device is remembered for, the latest, and for how long. */
export const KNOWN_DEVICE = { accounts: 12, lastsMs: 400 * 24 * HOUR_MS } as const
