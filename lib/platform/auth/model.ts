export type UserKind = 'roditelj' | 'ucenik'
export type AccountKind = UserKind | 'admin'

/** The purpose of a mailed link. */
export type LinkPurpose = 'reset' | 'confirm-email' | 'undo-email'

/** A session as stored in its row. */
export type SessionRow = {
  id: string
  accountId: string
  kind: AccountKind
  /** The parent who opened this session of a child; null when the pupil signed in. */
  openedBy: string | null
}

/** An open session with data about the family that most calls need, read in the same query. */
export type Session = SessionRow & {
  /** The parent's account: the pupil's parent, or the account itself if it is a parent's. */
  parentId: string
  /** End of the family's subscription; null without one. */
  subscriptionUntil: Date | null
}

/**
 * How recent the password must be: given within the last ten minutes (`fresh`), or also not yet
 * used by an earlier call (`always`).
 */
export type ConfirmationRequirement = 'fresh' | 'always'

/** Who may use a token: users and admins have separate sessions. */
export type Audience = 'user' | 'admin'

export const audienceOf = (kind: AccountKind): Audience => (kind === 'admin' ? 'admin' : 'user')

/**
 * The form in which sign-in names are compared: case and Unicode composition are ignored, the
 * letters č, ć, š, ž, đ count. E-mail addresses and nicknames can't collide, since only e-mail
 * addresses contain an `@`.
 */
export const toLoginKey = (emailOrNickname: string): string =>
  emailOrNickname.trim().normalize('NFC').toLowerCase()
