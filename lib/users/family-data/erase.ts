import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { accounts } from '@/lib/auth/tables'
import { db } from '@/lib/db/client'
import { forgetLetters } from '@/lib/mail/forget'
import { assertOwnPassword } from '../own-password'
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
  await assertOwnPassword({ accountId: parentId, password, address }, 'password')
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
