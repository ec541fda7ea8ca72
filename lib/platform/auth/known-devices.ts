import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { toSetCookie, needsSecureCookies, readCookie } from './cookies'
import { KNOWN_DEVICE_LIMITS } from './limits'

/**
 * A cookie that lists the accounts that signed in on this device, each by a random id and a
 * signature. It grants no access, but wrong passwords on a known device are counted separately, so
 * that others can't lock its users out (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies").
 */
export const DEVICE_COOKIE = 'iskra_device'

const ENTRY = /^([\w-]{16})([\w-]{22})$/

const signatureOf = (id: string, accountId: string): string =>
  createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`device ${id} ${accountId}`)
    .digest('base64url')
    .slice(0, 22)

const entriesOf = (request: Request): string[] =>
  (readCookie(request.headers.get('cookie'), DEVICE_COOKIE) ?? '')
    .split('.')
    .slice(0, KNOWN_DEVICE_LIMITS.accounts)

/** The id of this device if the account has signed in on it before; else null. */
export function knownDeviceId(request: Request, accountId: string | undefined): string | null {
  if (!accountId) return null
  for (const entry of entriesOf(request)) {
    const [, id, signature] = ENTRY.exec(entry) ?? []
    if (!id || !signature) continue
    const expected = signatureOf(id, accountId)
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return id
  }
  return null
}

/**
 * A Set-Cookie value that remembers this device for an account that has just signed in.
 * @param parentId for a child: keeps the parent's entry, because picture passwords only work on the
 * parent's devices
 */
export function deviceCookie(request: Request, accountId: string, parentId?: string): string {
  const id = knownDeviceId(request, accountId) ?? randomBytes(12).toString('base64url')
  const parents = knownDeviceId(request, parentId)
  const isParents = (entry: string) => parents !== null && entry.startsWith(parents)
  const others = entriesOf(request).filter((entry) => ENTRY.test(entry) && !entry.startsWith(id))
  const entries = [
    ...others.filter(isParents),
    `${id}${signatureOf(id, accountId)}`,
    ...others.filter((entry) => !isParents(entry)),
  ]
  return toSetCookie(DEVICE_COOKIE, entries.slice(0, KNOWN_DEVICE_LIMITS.accounts).join('.'), {
    expiresAt: new Date(Date.now() + KNOWN_DEVICE_LIMITS.lastsMs),
    isSecure: needsSecureCookies(request.headers.get('host')),
    // Only API calls need it.
    path: '/api',
  })
}
