import 'server-only'
import { brokenUniqueIndex } from '@/lib/db/unique'
import { HttpError } from '@/lib/http/errors'

/** Turns a sign-in name that is taken into a 409 beside its field. */
export async function refuseTaken<T>(
  field: 'email' | 'nickName',
  message: string,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (brokenUniqueIndex(error) !== 'accounts_user_login') throw error
    throw new HttpError(409, message, { fields: { [field]: [message] } })
  }
}
