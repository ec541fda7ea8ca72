import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { hasNoPublishedLessons } from '@/lib/across/cli/seed'
import { seedContentAndAccounts } from '@/lib/across/demo/seed'
import { DEMO_SIGN_INS } from '@/lib/across/demo/sign-ins'
import { findDemoAccounts } from '@/lib/across/demo/find-demo-accounts'
import { parents, pupils } from '@/lib/people/users/tables'
import { testDatabaseUrl } from '../support/database'
import { digestTables } from '../support/row-counts'

const options = { connectionString: testDatabaseUrl, log: () => undefined }

test('a second seed changes nothing', async () => {
  const before = await digestTables()
  await seedContentAndAccounts('demo', options)
  expect(await digestTables()).toEqual(before)
})

test('seeding is all or nothing: if accounts can’t be written, no lessons stay', async () => {
  await db().delete(pupils)
  await db().delete(parents)
  await db().delete(accounts)
  await db().execute(sql`truncate grades cascade`)
  expect(await hasNoPublishedLessons(testDatabaseUrl)).toBe(true)
  await db().execute(sql`alter table accounts add constraint no_admin check (kind <> 'admin')`)
  await expect(seedContentAndAccounts('demo', options)).rejects.toThrow()
  expect(await hasNoPublishedLessons(testDatabaseUrl)).toBe(true)
  await db().execute(sql`alter table accounts drop constraint no_admin`)
  await seedContentAndAccounts('demo', options)
  expect(await hasNoPublishedLessons(testDatabaseUrl)).toBe(false)
  expect(await findDemoAccounts(testDatabaseUrl)).toEqual({ isThere: true, signIns: DEMO_SIGN_INS })
})
