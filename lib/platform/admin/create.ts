import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { and, eq } from 'drizzle-orm'
import { toLoginKey } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { accounts } from '@/lib/platform/auth/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { admins } from './tables'

/** True if an admin has this e-mail address. */
export async function hasAdminWithEmail(
  email: string,
  database: Database = db(),
): Promise<boolean> {
  const found = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'admin'), eq(accounts.loginKey, toLoginKey(email))))
  return found.length > 0
}

type NewAdmin = { email: string; password: string }

/** Creates an admin. A second one with the same e-mail violates `accounts_admin_login`. */
export async function createAdmin({ email, password }: NewAdmin, database: Database = db()) {
  const id = uuidv7()
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await tx
      .insert(accounts)
      .values({ id, kind: 'admin', loginKey: toLoginKey(email), passwordHash })
    await tx.insert(admins).values({ id, email })
  })
  return id
}
