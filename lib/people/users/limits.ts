import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'

/**
 * Limits of users: lengths of their texts in characters, which the database checks, too, and the
 * number of children.
 */
export const USER_LIMITS = {
  name: 60,
  nickNameMin: 3,
  nickName: 30,
  email: CREDENTIAL_LENGTHS.email,
  avatarURL: 200,
  /** Children per parent. */
  children: 12,
} as const

/** Number of recent test results in a pupil's user data. */
export const SHOWN_TEST_RESULTS = 50

/** Letters to one mailbox that others can trigger: resets, confirmations, welcomes. */
export const MAILBOX_RATE_LIMIT = { points: 5, perSeconds: 60 * 60 } as const

/** E-mail changes per parent: each sends to two mailboxes and keeps a link. */
export const EMAIL_CHANGE_RATE_LIMIT = { points: 10, perSeconds: 24 * 60 * 60 } as const

/** Limits per network address. */
export const ADDRESS_RATE_LIMITS = {
  /** Attempts to guess a secret, or whether a name exists. */
  guarded: { points: 60, perSeconds: 60 },
  /** Forms for a family's own data, which reveal whether an e-mail or a nickname is taken. */
  familyForm: { points: 30, perSeconds: 60 },
} as const
