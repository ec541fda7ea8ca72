import 'server-only'
import { and, eq } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { assertOwnPassword, wrongPassword } from '@/lib/across/accounts/own-password'
import { parents, pupils } from '@/lib/people/users/tables'
import { eraseAccounts } from '@/lib/people/users/erase-accounts'

/** Erases a parent, the children and all that is known of them; rows go by their foreign keys. */
export async function eraseFamily(parentId: string, password: string, address: string) {
  const own = { accountId: parentId, password, address }
  const triedHash = await assertOwnPassword(own, 'password')
  const finish = await db().transaction(async (tx) => {
    // Held, so that no child is added and no password replaced meanwhile.
    const [parent] = await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    // Another press was first.
    if (!parent) return () => Promise.resolve()
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, parentId), eq(accounts.passwordHash, triedHash)))
      .for('update')
    // A reset since it was tried: who holds the old password erases nothing.
    if (!account) throw wrongPassword('password')
    const children = await tx
      .select({ id: pupils.id })
      .from(pupils)
      .where(eq(pupils.parentId, parentId))
    return eraseAccounts([...children.map(({ id }) => id), parentId], tx)
  })
  await finish()
}
