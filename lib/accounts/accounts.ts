import 'server-only'
import { brokenUniqueIndex } from '@/lib/db/unique'
import { HttpError } from '@/lib/http/errors'

/** Sign-in names as they are compared, and nicknames as they look. */
const SIGN_IN_NAMES = new Set(['accounts_user_login', 'pupils_nick_look'])

/** Turns a sign-in name that is taken into a 409 beside its field. */
export async function refuseTaken<T>(
  field: 'email' | 'nickName',
  message: string,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!SIGN_IN_NAMES.has(brokenUniqueIndex(error) ?? '')) throw error
    throw new HttpError(409, message, { fields: { [field]: [message] } })
  }
}
