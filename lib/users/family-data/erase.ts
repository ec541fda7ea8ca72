import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { accounts } from '@/lib/auth/tables'
import { tryPassword } from '@/lib/auth/verify'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { forgetLetters } from '@/lib/mail/forget'
import { USER_MESSAGES } from '../messages'
import { parents, pupils } from '../tables'

/**
 * Erases a parent, the children and all that is known of them, at once and for good. Rows go with
 * the accounts by their foreign keys, letters before them, since their files carry the rows' ids.
 */
export async function eraseFamily(
  parentId: string,
  password: string,
  address: string,
): Promise<void> {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, parentId))
  const attempt = { account: `erase ${parentId}`, address }
  if (!(await tryPassword(account?.passwordHash ?? null, password, attempt))) {
    const message = USER_MESSAGES.wrongPassword
    throw new HttpError(400, message, { fields: { password: [message] } })
  }
  const removeLetterFiles = await db().transaction(async (tx) => {
    // Held, so that no child is added meanwhile.
    await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    const children = await tx
      .select({ id: pupils.id })
      .from(pupils)
      .where(eq(pupils.parentId, parentId))
    const family = [...children.map(({ id }) => id), parentId]
    const removeFiles = await forgetLetters(family, tx)
    await tx.delete(accounts).where(
      inArray(
        accounts.id,
        children.map(({ id }) => id),
      ),
    )
    await tx.delete(accounts).where(eq(accounts.id, parentId))
    return removeFiles
  })
  await removeLetterFiles()
}
