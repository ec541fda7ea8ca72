import type { NextRequest, NextResponse } from 'next/server'
import { redirectBySession } from '@/lib/across/accounts/redirect-by-session'

/**
 * Only leads people to the page that is theirs. Rights are checked where data is read and written:
 * without this file nothing opens (rule 5.2).
 */
export const middleware = (request: NextRequest): Promise<NextResponse> =>
  redirectBySession(request)

/** The addresses of `isSessionDependentPage`; Next wants them written out. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/', '/prijava', '/registracija', '/profil/:path*', '/inbox/:path*', '/admin/:path*'],
}
