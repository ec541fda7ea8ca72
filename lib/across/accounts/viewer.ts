import { jwtDecode } from 'jwt-decode'
import { CLAIMS_COOKIE, type UserClaims } from '@/lib/platform/auth/claims'

export { CLAIMS_COOKIE }

/** Who looks at a page. */
export type Viewer = UserClaims

/** Who looks at the page, as the companion cookie says; null for a guest or when it ran out. */
export function readViewer(cookies: string, now: Date): Viewer | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${CLAIMS_COOKIE}=`))
  try {
    const claims = jwtDecode<Viewer>(pair?.slice(CLAIMS_COOKIE.length + 1) ?? '')
    return claims.exp * 1_000 > now.getTime() ? claims : null
  } catch {
    return null // no companion, or one that can't be decoded: expired (specification, section 4)
  }
}
