export type UserKind = 'roditelj' | 'ucenik'
export type AccountKind = UserKind | 'admin'

/** What a mailed link is good for. */
export type LinkPurpose = 'reset' | 'confirm-email'

/** An open session, as its row says. */
export type Session = {
  id: string
  accountId: string
  kind: AccountKind
  /** The parent who opened this session of a child; null when the pupil signed in. */
  openedBy: string | null
}

/** Whom a token is for: it opens nothing of the other. */
export type Audience = 'user' | 'admin'

export const audienceOf = (kind: AccountKind): Audience => (kind === 'admin' ? 'admin' : 'user')

/**
 * The form in which sign-in names are compared: case and composition of letters don't count, the
 * letters č, ć, š, ž, đ do. E-mail addresses and nicknames share it; only the former have an `@`.
 */
export const toLoginKey = (emailOrNickname: string): string =>
  emailOrNickname.trim().normalize('NFC').toLowerCase()
