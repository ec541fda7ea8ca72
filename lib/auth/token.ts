import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '@/lib/env'
import { isId } from '@/lib/is-id'
import type { Audience } from './model'

const ALGORITHM = 'HS256'
const ISSUER = 'iskra'

const key = () => new TextEncoder().encode(env().AUTH_SECRET)

type Claims = { sessionId: string; accountId: string; audience: Audience; expiresAt: Date }

/** A signed token that names a session. It opens nothing once the session's row is gone. */
export function signToken({ sessionId, accountId, audience, expiresAt }: Claims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(accountId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key())
}

/** The session that a token names; null unless it was signed here, for `audience`, and still lasts. */
export async function readToken(
  token: string,
  audience: Audience,
): Promise<{ sessionId: string; accountId: string } | null> {
  const verified = await jwtVerify(token, key(), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    requiredClaims: ['exp', 'sub', 'sid'],
  }).catch(() => null)
  const { sid, sub } = verified?.payload ?? {}
  const areIds = typeof sid === 'string' && isId(sid) && sub !== undefined && isId(sub)
  return areIds ? { sessionId: sid, accountId: sub } : null
}
