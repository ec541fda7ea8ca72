import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '@/lib/platform/env'
import type { UnsignedUserClaims } from './claims'
import type { Audience } from './model'

/** Names by rule 4.1: `{product}_user_token`. */
export const TOKEN_COOKIES: Record<Audience, string> = {
  user: 'iskra_user_token',
  admin: 'iskra_admin_token',
}

export type UnsignedAdminClaims = { sub: string; type: 'admin'; exp: number }

/** An unsigned JWT with the claims (RFC 7519, section 6). */
export function toUnsignedJwt(claims: UnsignedUserClaims | UnsignedAdminClaims): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

/** Tokens contain no characters that need escaping. */
const asItIs = { encode: (text: string) => text, decode: (text: string) => text }

type CookieOptions = { expiresAt: Date; isReadable?: boolean; isSecure: boolean; path?: string }

/**
 * A Set-Cookie value. SameSite=Lax: users who follow a link from another site are signed in, but
 * forms on other sites send no cookie.
 */
export const toSetCookie = (
  name: string,
  value: string,
  { expiresAt, isReadable = false, isSecure, path = '/' }: CookieOptions,
): string =>
  stringifySetCookie(
    {
      ...{ name, value, path, expires: expiresAt },
      ...{ sameSite: 'lax', httpOnly: !isReadable, secure: isSecure },
    },
    asItIs,
  )

/** A Set-Cookie value that removes a cookie, which must have been set with the same path. */
export const toClearedCookie = (name: string, isSecure: boolean, path = '/'): string =>
  toSetCookie(name, '', { expiresAt: new Date(0), isSecure, path })

/**
 * A cookie in a request's `Cookie` header. If there are several of that name, the last one, as in
 * Next.
 */
export const readCookie = (header: string | null, name: string): string | undefined =>
  parseCookie((header ?? '').split(';').toReversed().join(';'), asItIs)[name]

/** True except on localhost (rule 4.1), and always if SITE_URL is https. */
export function needsSecureCookies(host: string | null): boolean {
  if (env().SITE_URL?.startsWith('https:')) return true
  const name = (host ?? '').replace(/:\d+$/, '')
  return !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name)
}
