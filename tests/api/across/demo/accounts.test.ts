import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { createAdmin, hasAdminWithEmail } from '@/lib/platform/admin/create'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { hasNoPublishedLessons } from '@/lib/across/cli/seed'
import { parents, pupils } from '@/lib/people/users/tables'
import { seedDemoAccounts } from '@/lib/across/demo/accounts'
import { DEMO_SIGN_INS } from '@/lib/across/demo/sign-ins'
import { findDemoAccounts } from '@/lib/across/demo/find-demo-accounts'
import { testDatabaseUrl } from '../../../support/database'
import { newChild, newParent } from '../../support/people'

const eraseEverybody = async () => {
  await db().delete(pupils)
  await db().delete(parents)
  await db().delete(accounts)
}
/** The part of `seed` for accounts; the lessons exist already. */
const seedAccounts = () => db().transaction(seedDemoAccounts)
const find = () => findDemoAccounts(testDatabaseUrl)

describe('the demo accounts', () => {
  beforeEach(async () => {
    await eraseEverybody()
    await seedAccounts()
  })

  test('are found with their working passwords', async () => {
    expect(await find()).toEqual({ isThere: true, signIns: DEMO_SIGN_INS })
  })

  test('exist until the last one is erased', async () => {
    for (const { name } of DEMO_SIGN_INS.filter(({ kind }) => kind === 'ucenik')) {
      await db().delete(accounts).where(eq(accounts.loginKey, name))
    }
    await db().delete(accounts).where(eq(accounts.kind, 'roditelj'))
    const found = await find()
    expect(found.isThere).toBe(true)
    expect(found.signIns.map(({ name }) => name)).toEqual(['admin@iskra.test'])
    await db().delete(accounts)
    expect(await find()).toEqual({ isThere: false, signIns: [] })
  })

  test('with another password exist, but no sign-in is offered', async () => {
    await db()
      .update(accounts)
      .set({ passwordHash: (await anotherHash()) ?? '' })
    expect(await find()).toEqual({ isThere: true, signIns: [] })
  })
})

async function anotherHash() {
  const parent = await newParent()
  const [account] = await db().select().from(accounts).where(eq(accounts.id, parent.user._id))
  await db().delete(accounts).where(eq(accounts.id, parent.user._id))
  return account?.passwordHash
}

test('a child with a demo child’s nickname is no demo account', async () => {
  await eraseEverybody()
  const parent = await newParent()
  await newChild(parent, { nickName: 'maja' })
  expect(await find()).toEqual({ isThere: false, signIns: [] })
})

test('a demo child whose parent changed the e-mail is still one', async () => {
  await eraseEverybody()
  await seedAccounts()
  await db().delete(accounts).where(eq(accounts.kind, 'admin'))
  for (const name of ['roditelj@iskra.test', 'drugi@iskra.test']) {
    await db()
      .update(accounts)
      .set({ loginKey: `nova-${name}` })
      .where(eq(accounts.loginKey, name))
  }
  const { isThere, signIns } = await find()
  expect(isThere).toBe(true)
  expect(signIns.map(({ name }) => name)).toEqual(['maja', 'luka', 'ivan'])
})

test('a database with erased accounts is not filled again', async () => {
  await eraseEverybody()
  expect(await hasNoPublishedLessons(testDatabaseUrl)).toBe(false)
})

describe('an admin', () => {
  test('is recognized by the e-mail in any letter case', async () => {
    await createAdmin({ email: 'Nova.Adminica@skola.test', password: 'duga-lozinka-1' })
    expect(await hasAdminWithEmail('nova.adminica@SKOLA.test')).toBe(true)
    expect(await hasAdminWithEmail('netko@skola.test')).toBe(false)
  })
})
