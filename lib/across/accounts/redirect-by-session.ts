import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { CLAIMS_COOKIE } from '@/lib/platform/auth/claims'
import { toClearedCookie, needsSecureCookies, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import type { Audience, Session } from '@/lib/platform/auth/model'
import { findSession } from '@/lib/platform/auth/sessions'
import { QUERY_HEADER } from '@/lib/platform/http/ignored-queries'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { redirectTarget } from './redirect-target'
import { SESSION_ENDED_PARAM } from '@/lib/platform/browser/return-path'

/** Redirects a request by its sessions (redirect-target.ts). */
export async function redirectBySession(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const search = request.headers.get(QUERY_HEADER) ?? request.nextUrl.search
  const [user, admin] = await Promise.all([sessionOf(request, 'user'), sessionOf(request, 'admin')])
  if (user === 'unknown' || admin === 'unknown') return withoutKnowing(pathname)
  const path = redirectTarget(pathname, search, {
    user: user?.kind ?? null,
    isAdmin: admin !== null,
  })
  const response = path ? redirectTo(withReason(path, request, user), request) : NextResponse.next()
  if (!user) forgetUser(request, response)
  return response
}

/**
 * When the database is down, personal pages get a 503, which lib/platform/cache/unavailable-page
 * fills in. Otherwise the page would start with status 200.
 */
const withoutKnowing = (path: string): NextResponse =>
  isPersonalPage(path) ? new NextResponse(null, { status: 503 }) : NextResponse.next()

/** Adds a parameter to the sign-in redirect when a session has ended. */
function withReason(path: string, request: NextRequest, user: Session | null): string {
  const isOver = !user && request.cookies.has(TOKEN_COOKIES.user)
  return isOver && path.startsWith('/prijava?') ? `${path}&${SESSION_ENDED_PARAM}=1` : path
}

/** Never cached: the browser's next user may be someone else. */
function redirectTo(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.url))
  response.headers.set('cache-control', 'private, no-store')
  return response
}

async function sessionOf(request: NextRequest, audience: Audience) {
  const token = request.cookies.get(TOKEN_COOKIES[audience])?.value
  return token ? findSession(token, audience).catch(() => 'unknown' as const) : null
}

/** Clears cookies without a valid session, and with them the user's name in the page head. */
function forgetUser(request: NextRequest, response: NextResponse): void {
  const isSecure = needsSecureCookies(request.headers.get('host'))
  for (const name of [TOKEN_COOKIES.user, CLAIMS_COOKIE]) {
    if (request.cookies.has(name))
      response.headers.append('set-cookie', toClearedCookie(name, isSecure))
  }
}
