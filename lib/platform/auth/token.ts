import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '@/lib/platform/env'
import { isId } from '@/lib/platform/is-id'
import type { Audience } from './model'

const ALGORITHM = 'HS256'
const ISSUER = 'iskra'

const key = () => new TextEncoder().encode(env().AUTH_SECRET)

type Claims = { sessionId: string; accountId: string; audience: Audience; expiresAt: Date }

/** A signed token for a session. It grants no access once the session's row is deleted. */
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

type Named = { sessionId: string; accountId: string }

/**
 * Verified tokens by audience, since a valid signature stays valid; the least recently used are
 * dropped.
 */
const verifiedTokens = new Map<string, { named: Named; endsAt: number }>()
const MAX_VERIFIED_TOKENS = 2_000

/**
 * The session of a token; null unless the token was signed here for `audience` and has not expired.
 */
export async function verifyToken(token: string, audience: Audience): Promise<Named | null> {
  const name = `${audience} ${token}`
  const found = verifiedTokens.get(name) ?? (await verify(token, audience))
  verifiedTokens.delete(name)
  if (!found || found.endsAt <= Date.now()) return null
  verifiedTokens.set(name, found)
  const oldest = verifiedTokens.keys().next().value
  if (verifiedTokens.size > MAX_VERIFIED_TOKENS && oldest !== undefined)
    verifiedTokens.delete(oldest)
  return found.named
}

async function verify(token: string, audience: Audience) {
  const verified = await jwtVerify(token, key(), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    requiredClaims: ['exp', 'sub', 'sid'],
  }).catch(() => null)
  const { sid, sub, exp = 0 } = verified?.payload ?? {}
  const areIds = typeof sid === 'string' && isId(sid) && sub !== undefined && isId(sub)
  return areIds ? { named: { sessionId: sid, accountId: sub }, endsAt: exp * 1_000 } : null
}
