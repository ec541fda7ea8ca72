export type UserKind = 'roditelj' | 'ucenik'
export type AccountKind = UserKind | 'admin'

/** What a mailed link is good for. */
export type LinkPurpose = 'reset' | 'confirm-email' | 'undo-email'

/** A session, as its row says. */
export type SessionRow = {
  id: string
  accountId: string
  kind: AccountKind
  /** The parent who opened this session of a child; null when the pupil signed in. */
  openedBy: string | null
}

/** An open session with what its owner's calls need to know of the family, read together. */
export type Session = SessionRow & {
  /** The account of the parent: a pupil's, or the parent's own. */
  parentId: string
  /** Until when the family has a subscription; null without one. */
  subscriptionUntil: Date | null
}

/** How recent the password must be: some minutes, or after the last call that asked for it. */
export type Confirmation = 'fresh' | 'always'

/** Whom a token is for: it opens nothing of the other. */
export type Audience = 'user' | 'admin'

export const audienceOf = (kind: AccountKind): Audience => (kind === 'admin' ? 'admin' : 'user')

/**
 * The form in which sign-in names are compared: case and composition of letters don't count, the
 * letters č, ć, š, ž, đ do. E-mail addresses and nicknames share it; only the former have an `@`.
 */
export const toLoginKey = (emailOrNickname: string): string =>
  emailOrNickname.trim().normalize('NFC').toLowerCase()
