import { AUTH_LIMITS } from '@/lib/platform/auth/limits'

/** Longest texts about people, in characters; the database checks the same numbers. */
export const USER_LIMITS = {
  name: 60,
  nickNameMin: 3,
  nickName: 30,
  email: AUTH_LIMITS.email,
  avatarURL: 200,
  /** Most children of a parent. */
  children: 12,
} as const

/** Test results that a pupil's user carries, the latest. */
export const SHOWN_TEST_RESULTS = 50

/** Letters that others can have sent to one mailbox: resets, confirmations, welcomes. */
export const LETTERS_TO_ONE_MAILBOX = { points: 5, perSeconds: 60 * 60 } as const

/** New e-mails that one parent can ask for: each writes to two mailboxes and keeps a link. */
export const NEW_EMAILS = { points: 10, perSeconds: 24 * 60 * 60 } as const

/** Requests from one network address. */
export const RATES = {
  /** Tries of a secret, or of a name's existence. */
  guarded: { points: 60, perSeconds: 60 },
  /** Forms of a family's own data, whose answers tell whether an e-mail or a nickname is taken. */
  familyForm: { points: 30, perSeconds: 60 },
} as const
