import 'server-only'
import {
  restoreConfirmation,
  spendConfirmation,
  checkAndSpendConfirmation,
} from '@/lib/platform/auth/confirmation'
import { readCookie, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import type { Audience, Session } from '@/lib/platform/auth/model'
import { findSession } from '@/lib/platform/auth/sessions'
import type { Access, Contract } from './contract'
import { HttpError, MESSAGES } from './errors'

type Owner<Kind extends Session['kind']> = Session & { kind: Kind }

/** The type of session that a handler with this access gets. */
export type SessionFor<A extends Access> = {
  public: null
  optional: Owner<'roditelj' | 'ucenik'> | null
  user: Owner<'roditelj' | 'ucenik'>
  parent: Owner<'roditelj'>
  pupil: Owner<'ucenik'>
  admin: Owner<'admin'>
}[A]

/** The open session of a request's cookie, or null. */
export async function sessionOf(request: Request, audience: Audience): Promise<Session | null> {
  const token = readCookie(request.headers.get('cookie'), TOKEN_COOKIES[audience])
  return token ? findSession(token, audience) : null
}

/** Checks a caller's access: 401 without a session, 403 for the wrong kind of account. */
export async function authorise(access: Access, request: Request): Promise<Session | null> {
  if (access === 'public') return null
  // Users with an ended session are treated as guests.
  if (access === 'optional') return sessionOf(request, 'user')
  const isForAdmins = access === 'admin'
  const session = await sessionOf(request, isForAdmins ? 'admin' : 'user')
  if (!session) {
    const { invalidAdminToken, invalidUserToken } = MESSAGES
    throw new HttpError(401, isForAdmins ? invalidAdminToken : invalidUserToken)
  }
  const wanted = { parent: 'roditelj', pupil: 'ucenik', admin: 'admin', user: session.kind }[access]
  if (session.kind !== wanted) throw new HttpError(403, MESSAGES.forbidden)
  return session
}

/**
 * Runs a call that may need a recent password (403 with `confirm`); a failed call returns the
 * confirmation.
 */
export async function runConfirmed<T>(
  { confirmation }: Pick<Contract, 'confirmation'>,
  session: Session | null,
  run: () => Promise<T>,
): Promise<T> {
  if (!confirmation) return run()
  if (!session || !(await checkAndSpendConfirmation(session.id, confirmation))) {
    throw new HttpError(403, MESSAGES.unconfirmed, { confirm: true })
  }
  try {
    const result = await run()
    await spendConfirmation(session.id)
    return result
  } catch (error) {
    if (confirmation === 'always') await restoreConfirmation(session.id)
    throw error
  }
}
