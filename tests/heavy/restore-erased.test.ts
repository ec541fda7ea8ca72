import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, erasedAccounts, links, sessions } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { readErasedAccountIds } from '@/lib/people/users/erase-accounts'
import { restoreTestDatabase, backUpTestDatabase } from '@/tests/support/backup-files'
import { testDataDir } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { call } from '../api/support/call'
import { deleteChild, isSessionValid } from '../api/support/account-calls'
import {
  confirmPassword,
  newChild,
  newFamily,
  PASSWORD,
  signIn,
  type Family,
} from '../api/support/people'

let folder: string
beforeAll(() => {
  folder = makeTemporaryFolder()
})
afterAll(() => removeFolder(folder))

async function erase({ parent }: Family): Promise<void> {
  const body = { parentId: parent.user._id, password: PASSWORD, isSure: true }
  const headers = { cookie: parent.cookie }
  expect((await call('POST', '/korisnik/brisanje', { body, headers })).status).toBe(200)
}

const idsOf = async () => (await db().select({ id: accounts.id }).from(accounts)).map((a) => a.id)

test('a restore brings back all families except erased ones, and no removed child', async () => {
  const [family, other] = [await newFamily(), await newFamily()]
  const second = await newChild(other.parent)
  const file = await backUpTestDatabase(folder, 'families.backup')
  await erase(family)
  await confirmPassword(other.parent)
  await deleteChild(other.parent, second)
  await restoreTestDatabase(file)
  const gone = [family.parent.user._id, family.child._id, second._id]
  for (const id of gone) expect(await idsOf()).not.toContain(id)
  expect(await idsOf()).toContain(other.child._id)
  const { rows } = await db().execute(sql`select id from pupils`)
  expect(rows.map(({ id }) => id)).not.toContain(family.child._id)
  // A second restore excludes them as well.
  await restoreTestDatabase(file)
  expect(await idsOf()).not.toContain(gone[0])

  // A new database has no ids of erased accounts, but the file beside it does.
  await db().delete(erasedAccounts)
  expect(await readErasedAccountIds(testDataDir)).toEqual(expect.arrayContaining(gone))
  await restoreTestDatabase(file, { erased: await readErasedAccountIds(testDataDir) })
  for (const id of gone) expect(await idsOf()).not.toContain(id)
})

test('after a restore nobody is signed in, and no e-mailed link works', async () => {
  const { parent, pupil } = await newFamily()
  const file = await backUpTestDatabase(folder, 'sessions.backup')
  expect(await db().$count(links)).toBeGreaterThan(0)
  await restoreTestDatabase(file)
  expect(await db().$count(sessions)).toBe(0)
  expect(await db().$count(links)).toBe(0)
  for (const person of [parent, pupil]) expect(await isSessionValid(person)).toBe(false)
  await signIn(parent.user.email, PASSWORD)
})
