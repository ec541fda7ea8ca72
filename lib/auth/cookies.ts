import { env } from '@/lib/env'
import type { UserClaims } from './claims'
import type { Audience } from './model'

/** Specification, section 9: `{product}_user_token`. */
export const TOKEN_COOKIES: Record<Audience, string> = {
  user: 'iskra_user_token',
  admin: 'iskra_admin_token',
}

export type AdminClaims = { sub: string; type: 'admin'; exp: number }

/** An unsigned token of the claims (RFC 7519, section 6). */
export function toClaimsToken(claims: UserClaims | AdminClaims): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

type CookieOptions = { expiresAt: Date; isReadable?: boolean; isSecure: boolean; path?: string }

/** A Set-Cookie value. Lax: a link from elsewhere finds the person signed in, a form does not. */
export function cookie(
  name: string,
  value: string,
  { expiresAt, isReadable, isSecure, path = '/' }: CookieOptions,
): string {
  const expires = `Expires=${expiresAt.toUTCString()}`
  const parts = [`${name}=${value}`, `Path=${path}`, expires, 'SameSite=Lax']
  if (!isReadable) parts.push('HttpOnly')
  if (isSecure) parts.push('Secure')
  return parts.join('; ')
}

/** A Set-Cookie value that removes a cookie. */
export const cleared = (name: string, isSecure: boolean): string =>
  cookie(name, '', { expiresAt: new Date(0), isSecure })

/** A cookie of a request's `Cookie` header: the last of that name, which Next takes too. */
export function readCookie(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Cookies are for TLS only, except on this very machine (design, section 5). A site whose address
 * is https is always behind TLS, whatever host its proxy names.
 */
export function needsSecureCookies(host: string | null): boolean {
  if (env().SITE_URL?.startsWith('https:')) return true
  const name = (host ?? '').replace(/:\d+$/, '')
  return !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name)
}
