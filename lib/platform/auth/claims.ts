/** A cookie that scripts can read, with facts about the session. It grants no access. */
export const CLAIMS_COOKIE = 'iskra_user_claims'

/**
 * Claims of the readable cookie, an unsigned JWT that `jwt-decode` can read. Anyone can forge them:
 * never decide access by them.
 */
export type UnsignedUserClaims = {
  /** Id of the account. */
  sub: string
  type: 'roditelj' | 'ucenik'
  /** For the greeting before the server has responded. */
  firstName: string
  avatarURL: string | null
  loginViaParent: boolean
  /** True if the parent has a subscription: such families see no sponsors. */
  isPaying: boolean
  /** Set for pupils of grades 1 and 2, whose screens are made of pictures. */
  isEarlyReader?: true
  /** End of the session, in seconds since 1970. */
  exp: number
}
