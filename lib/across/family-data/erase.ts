import 'server-only'
import { and, eq } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { assertOwnPassword, wrongPasswordError } from '@/lib/across/accounts/password-attempt'
import { parents, pupils } from '@/lib/people/users/tables'
import { eraseAccounts } from '@/lib/people/users/erase-accounts'

/** Erases a parent, the children and all data about them; rows are deleted through foreign keys. */
export async function eraseFamily(parentId: string, password: string, address: string) {
  const own = { accountId: parentId, password, address }
  const triedHash = await assertOwnPassword(own, 'password')
  const finish = await db().transaction(async (tx) => {
    // Locked, so that no child is added and no password replaced meanwhile.
    const [parent] = await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    // Another request has erased the family already.
    if (!parent) return () => Promise.resolve()
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, parentId), eq(accounts.passwordHash, triedHash)))
      .for('update')
    // The password was reset since the check: the old one must not erase anything.
    if (!account) throw wrongPasswordError('password')
    const children = await tx
      .select({ id: pupils.id })
      .from(pupils)
      .where(eq(pupils.parentId, parentId))
    return eraseAccounts([...children.map(({ id }) => id), parentId], tx)
  })
  await finish()
}
