/** Limits of sign-in. */
export const CREDENTIAL_LENGTHS = {
  /** Minimum new password length (rule 4.4). */
  passwordMin: 8,
  /** Longer passwords would only make hashing slower. */
  passwordMax: 200,
  /** Maximum length of an e-mail address (RFC 5321). */
  email: 254,
} as const

const HOUR_MS = 3_600_000

/** Lifetime of a session. */
export const SESSION_MS = { user: 30 * 24 * HOUR_MS, admin: 12 * HOUR_MS } as const

/** Precision of a session's time of last use. */
export const LAST_USE_PRECISION_MS = HOUR_MS

/**
 * How long a password confirms a session for calls that erase, export or change who may sign in.
 */
export const CONFIRMED_SECONDS = 10 * 60

/**
 * Maximum number of open sessions per account, on all devices; the oldest sessions beyond it end.
 */
export const SESSIONS_MAX = 200

/** Lifetime of a mailed link. */
export const LINK_MS = {
  reset: HOUR_MS,
  'confirm-email': 7 * 24 * HOUR_MS,
  'undo-email': 7 * 24 * HOUR_MS,
} as const

/**
 * Wrong passwords for one account: on a known device, from one address without a known device, and
 * from all addresses together; and from one address for any account, after which the address is
 * slowed down. Guessing one account from everywhere gets 4,800 tries a day, guessing many accounts
 * from one address about 30 a minute.
 */
export const WRONG_PASSWORD_LIMITS = {
  perDevice: { points: 10, perSeconds: 15 * 60 },
  perVisitor: { points: 10, perSeconds: 15 * 60 },
  perAccount: { points: 50, perSeconds: 15 * 60 },
  perAddress: { points: 100, perSeconds: 15 * 60 },
} as const

/** Wrong picture passwords of a child on the parent's device; there are 65,520 combinations. */
export const PICTURE_PASSWORD_LIMITS = {
  atOnce: { points: 5, perSeconds: 15 * 60 },
  perDay: { points: 20, perSeconds: 24 * 60 * 60 },
} as const

/**
 * How an address is slowed down: the pause grows with each wrong password up to the maximum, and at
 * most this many attempts may wait.
 */
export const ADDRESS_SLOWDOWN = { stepMs: 20, longestMs: 2_000, waiting: 30 } as const

/** Maximum number of accounts remembered on a device, and for how long. */
export const KNOWN_DEVICE_LIMITS = { accounts: 12, lastsMs: 400 * 24 * HOUR_MS } as const
