import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { toLoginKey } from '@/lib/platform/auth/model'
import { isPasswordOf } from '@/lib/platform/auth/password'
import { accounts } from '@/lib/platform/auth/tables'
import { openPool, type Database } from '@/lib/platform/db/client'
import { DEMO_SIGN_INS, type Credentials } from './sign-ins'

export type FoundDemoAccounts = {
  /** True while any demo account exists. */
  isThere: boolean
  /** Sign-ins whose public passwords still work. */
  signIns: Credentials[]
}

/** Finds the demo accounts by name. Any child may have a demo nickname, so the password decides. */
export async function findDemoAccounts(connectionString: string): Promise<FoundDemoAccounts> {
  const pool = openPool(connectionString, 1)
  try {
    const found = await accountsNamedLikeDemo(drizzle(pool))
    const checked = await Promise.all(
      DEMO_SIGN_INS.map(async (signIn) => {
        const { name, kind, password } = signIn
        const account = found.find((one) => one.loginKey === toLoginKey(name) && one.kind === kind)
        if (!account) return { signIn, opens: false, isThere: false }
        const opens = await isPasswordOf(account.passwordHash, password)
        return { signIn, opens, isThere: opens || kind !== 'ucenik' }
      }),
    )
    return {
      isThere: checked.some(({ isThere }) => isThere),
      signIns: checked.filter(({ opens }) => opens).map(({ signIn }) => signIn),
    }
  } finally {
    await pool.end()
  }
}

/** Returns none if the database lacks the table. */
async function accountsNamedLikeDemo(database: Database) {
  const { rows } = await database.execute<{ name: string | null }>(
    sql`select to_regclass('accounts') as name`,
  )
  if (!rows[0]?.name) return []
  const keys = DEMO_SIGN_INS.map(({ name }) => toLoginKey(name))
  return database.select().from(accounts).where(inArray(accounts.loginKey, keys))
}
