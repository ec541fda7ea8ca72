/** The readable companion of the session: what the browser may know of it. It opens nothing. */
export const CLAIMS_COOKIE = 'iskra_user_claims'

/** What the companion says, in the form of an unsigned JWT that `jwt-decode` reads. */
export type UserClaims = {
  /** Id of the account. */
  sub: string
  type: 'roditelj' | 'ucenik'
  /** Greets before the server has answered. */
  firstName: string
  avatarURL: string | null
  loginViaParent: boolean
  /** True where the parent pays: such a family sees no sponsors. */
  isPaying: boolean
  /** End of the session, in seconds since 1970. */
  exp: number
}
