import 'server-only'
import { eq } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { FIELD_MESSAGES } from './model'
import { isMadeOfNames } from './password-strength'
import { parents, pupils } from '@/lib/people/users/tables'
import { violatedUniqueIndex } from '@/lib/platform/db/errors'

/** Rejects a new password that is its owner's name, with an error on its field. */
export function assertPasswordIsNoName(
  password: string,
  names: string[],
  field = 'password',
): void {
  if (!isMadeOfNames(password, names)) return
  throw invalidField(field, FIELD_MESSAGES.passwordOwnName)
}

/** An account's names: its sign-in name and the parent's or pupil's real names. */
export async function namesOf(accountId: string): Promise<string[]> {
  const [row] = await db()
    .select({
      signIn: accounts.loginKey,
      first: parents.firstName,
      last: parents.lastName,
      pupil: pupils.firstName,
    })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.id))
    .leftJoin(pupils, eq(pupils.id, accounts.id))
    .where(eq(accounts.id, accountId))
  return Object.values(row ?? {}).filter((name) => name !== null)
}

/** Unique indexes: normalized sign-in names and normalized looks of nicknames. */
const SIGN_IN_NAMES = new Set(['accounts_user_login', 'pupils_nick_look'])

/** Turns a taken sign-in name into a 409 with an error on its field. */
export async function rethrowTakenName<T>(
  field: 'email' | 'nickName',
  message: string,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!SIGN_IN_NAMES.has(violatedUniqueIndex(error) ?? '')) throw error
    throw takenNameError(field, message)
  }
}

export const takenNameError = (field: 'email' | 'nickName', message: string): HttpError =>
  new HttpError(409, message, { fields: { [field]: [message] } })
