import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { CLAIMS_COOKIE } from '@/lib/platform/auth/claims'
import { cleared, needsSecureCookies, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import type { Audience, Session } from '@/lib/platform/auth/model'
import { findSession } from '@/lib/platform/auth/sessions'
import { QUERY_HEADER } from '@/lib/platform/http/ignored-queries'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { destination } from './destination'
import { OVER_PARAM } from '@/lib/platform/browser/return-path'

/** Leads a request to the page that is its sender's (destination.ts). */
export async function redirectBySession(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const search = request.headers.get(QUERY_HEADER) ?? request.nextUrl.search
  const [user, admin] = await Promise.all([sessionOf(request, 'user'), sessionOf(request, 'admin')])
  if (user === 'unknown' || admin === 'unknown') return withoutKnowing(pathname)
  const path = destination(pathname, search, { user: user?.kind ?? null, isAdmin: admin !== null })
  const response = path ? redirectTo(withReason(path, request, user), request) : NextResponse.next()
  if (!user) forgetUser(request, response)
  return response
}

/**
 * Without a database: a 503 that lib/platform/cache/unavailable-page fills, before a page begins with 200.
 */
const withoutKnowing = (path: string): NextResponse =>
  isPersonalPage(path) ? new NextResponse(null, { status: 503 }) : NextResponse.next()

/** The way to the sign-in page also says when it is there because a session is over. */
function withReason(path: string, request: NextRequest, user: Session | null): string {
  const isOver = !user && request.cookies.has(TOKEN_COOKIES.user)
  return isOver && path.startsWith('/prijava?') ? `${path}&${OVER_PARAM}=1` : path
}

/** Never kept by anyone: the next person at this browser may be someone else. */
function redirectTo(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.url))
  response.headers.set('cache-control', 'private, no-store')
  return response
}

async function sessionOf(request: NextRequest, audience: Audience) {
  const token = request.cookies.get(TOKEN_COOKIES[audience])?.value
  return token ? findSession(token, audience).catch(() => 'unknown' as const) : null
}

/**
 * Cookies that open nothing any more are taken back, and with them what the page's head would show.
 */
function forgetUser(request: NextRequest, response: NextResponse): void {
  const isSecure = needsSecureCookies(request.headers.get('host'))
  for (const name of [TOKEN_COOKIES.user, CLAIMS_COOKIE]) {
    if (request.cookies.has(name)) response.headers.append('set-cookie', cleared(name, isSecure))
  }
}
