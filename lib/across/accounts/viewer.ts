import { jwtDecode } from 'jwt-decode'
import { CLAIMS_COOKIE, type UnsignedUserClaims } from '@/lib/platform/auth/claims'

export { CLAIMS_COOKIE }

/** The signed-in reader of a page, as the unsigned cookie claims: never decide access by it. */
export type SignedInViewer = UnsignedUserClaims

/**
 * The page's reader according to the claims cookie; null for a guest or after expiry. The claims
 * are unsigned, so that anyone can forge them: for display only.
 */
export function readUnsignedViewer(cookies: string, now: Date): SignedInViewer | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${CLAIMS_COOKIE}=`))
  try {
    const claims = jwtDecode<SignedInViewer>(pair?.slice(CLAIMS_COOKIE.length + 1) ?? '')
    return claims.exp * 1_000 > now.getTime() ? claims : null
  } catch {
    return null // expired (rule 4.2): no claims cookie, or an undecodable one
  }
}
