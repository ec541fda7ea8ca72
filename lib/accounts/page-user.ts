import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { TOKEN_COOKIES } from '@/lib/auth/cookies'
import { findSession } from '@/lib/auth/sessions'
import type { User } from './model'
import { findUser } from './queries'
import { RETURN_PARAM } from '@/lib/browser/return-path'

/**
 * Whoever is signed in, for a personal page. Without an open session the visitor is led to the
 * sign-in page and back to `path` afterwards: the middleware only saves the way here.
 */
export async function pageUser(path: string): Promise<User> {
  const token = (await cookies()).get(TOKEN_COOKIES.user)?.value
  const session = token ? await findSession(token, 'user') : null
  const user = session && (await findUser(session))
  return user ?? redirect(`/prijava?${RETURN_PARAM}=${path}`)
}
