import 'server-only'
import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose'
import { env } from '@/lib/platform/env'

/** What a sealed text is for; each purpose has a key of its own. */
type Purpose = 'oidc-flow' | 'oidc-logout'

const ALGORITHM = 'dir'
const ENCRYPTION = 'A256GCM'

/** The key of a purpose, derived from the site's secret (RFC 5869). */
const keyOf = (purpose: Purpose) =>
  new Uint8Array(hkdfSync('sha256', env().AUTH_SECRET ?? '', '', `iskra ${purpose}`, 32))

/** Encrypts claims for a cookie, which only this site can read until they expire. */
export const seal = (purpose: Purpose, claims: JWTPayload, expiresAt: Date): Promise<string> =>
  new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .setExpirationTime(expiresAt)
    .encrypt(keyOf(purpose))

/** The claims of a sealed text; null if it was changed, expired or made for another purpose. */
export async function unseal(purpose: Purpose, text: string | undefined) {
  if (!text) return null
  const opened = await jwtDecrypt(text, keyOf(purpose), {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
    requiredClaims: ['exp'],
  }).catch(() => null)
  return opened?.payload ?? null
}
