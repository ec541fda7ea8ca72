import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { accounts, links, sessions } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { outbox } from '@/lib/platform/mail/tables'
import { digestTables } from '../../../support/row-counts'
import { newAdmin } from '../../support/admins'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import { loginAsChild } from '../../support/account-calls'
import {
  cookiesOf,
  newChild,
  newFamily,
  newParent,
  PASSWORD,
  setSubscription,
  type Family,
} from '../../support/people'

type Admin = Awaited<ReturnType<typeof newAdmin>>
type Shown = { parent: { sessions: { lastUsedAt: string }[] } }
type Item = { _id: string; kind: string; name: string; familyName: string; isBlocked: boolean }

let admin: Admin
let family: Family
const NOT_FOUND = refusedAnswer(404, 'Korisnik nije pronađen')

beforeAll(async () => {
  admin = await newAdmin()
})
beforeEach(async () => {
  family = await newFamily()
})

const parentId = () => family.parent.user._id
const childId = () => family.child._id
const list = async (query: string) =>
  ((await admin.asks('GET', `/admin/korisnici?${query}`)).body as { items: Item[] }).items
const read = async (id: string) =>
  (await admin.asks('GET', `/admin/korisnici/${id}`)).body as Record<string, never>
const me = (cookie: string, sub: string) =>
  call('POST', '/korisnik/me', { body: { sub }, cookie }).then(({ status }) => status)
const signIn = (email: string) =>
  callForAnswer('POST', '/korisnik/prijava', { body: { email, password: PASSWORD }, from: email })
/** Makes the password confirmation expire. */
const forget = () =>
  db()
    .update(sessions)
    .set({ confirmedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.accountId, admin.id))
const confirm = (password = PASSWORD) => admin.asks('POST', '/admin/potvrdi-lozinku', { password })
const entriesAbout = (id: string) => db().select().from(auditLog).where(eq(auditLog.recordId, id))

describe('GET /api/admin/korisnici', () => {
  test.each([
    ['name', 'zagorka skoko', ['Zagorka Škoko']],
    ['part of an e-mail', 'zagorka@', ['Zagorka Škoko']],
    ['nickname', 'cvrcak', ['Đurđa']],
    ['every word', 'zagorka cvrcak', []],
  ])('finds by %s', async (_, search, names) => {
    const [known] = await list('search=zagorka@iskra.test')
    if (!known) {
      const first = { firstName: 'Zagorka', lastName: 'Škoko', email: 'zagorka@iskra.test' }
      await newChild(await newParent(first), { firstName: 'Đurđa', nickName: 'cvrčak-1' })
    }
    const found = await list(`search=${encodeURIComponent(search)}`)
    expect(found.map(({ name }) => name)).toEqual(names)
    for (const { familyName } of found) expect(familyName).toBe('Zagorka Škoko')
  })

  test('is filtered by kind, subscription and block', async () => {
    await setSubscription(family)
    await admin.asks('PUT', `/admin/korisnici/${childId()}/blokada`, { isBlocked: true })
    const { email } = family.parent.user
    const { nickName } = family.child
    for (const [search, query, count] of [
      [email, 'kind=roditelj', 1],
      [email, 'kind=ucenik', 0],
      [email, 'isSubscribed=true', 1],
      [email, 'isSubscribed=false', 0],
      [email, 'isBlocked=true', 0],
      [nickName, 'kind=ucenik&isBlocked=true&isSubscribed=true', 1],
      [nickName, 'isBlocked=false', 0],
    ] as const) {
      expect(await list(`search=${search}&${query}`), `${search} ${query}`).toHaveLength(count)
    }
  })

  test('lists the newest first when sorted by date', async () => {
    const [newest] = await list('sort=created&direction=desc&kind=roditelj')
    expect(newest?._id).toBe(parentId())
  })
})

describe('GET /api/admin/korisnici/{id}', () => {
  test('returns the same family for each of its accounts, without secrets', async () => {
    const shown = await read(parentId())
    expect(await read(childId())).toEqual(shown)
    expect(shown).toMatchObject({
      parent: { email: family.parent.user.email, blockedAt: null },
      access: { subscription: null },
      children: [{ nickName: family.child.nickName, signsInBy: 'password', learning: { xp: 0 } }],
      activations: [],
    })
    expect(JSON.stringify(shown)).not.toMatch(/hash|argon|token"/i)
  })

  test('shows a session’s last use, to the hour', async () => {
    const long = new Date(Date.now() - 5 * 3_600_000)
    const used = async () => {
      const { parent } = (await read(parentId())) as unknown as Pick<Shown, 'parent'>
      return parent.sessions[0]
    }
    await db().update(sessions).set({ lastUsedAt: long }).where(eq(sessions.accountId, parentId()))
    expect((await used())?.lastUsedAt).toBe(long.toISOString())
    await me(family.parent.cookie, parentId())
    const noted = (await used())?.lastUsedAt
    expect(new Date(String(noted)).getTime()).toBeGreaterThan(Date.now() - 60_000)
    await me(family.parent.cookie, parentId())
    expect((await used())?.lastUsedAt).toBe(noted)
  })

  test('an admin has no family', async () => {
    expect(await admin.asks('GET', `/admin/korisnici/${admin.id}`)).toEqual(NOT_FOUND)
  })
})

describe('PUT /api/admin/korisnici/{id}/blokada', () => {
  const BLOCKED = refusedAnswer(
    403,
    'Ovaj je račun zatvoren. Zašto i kako dalje, objašnjava podrška Iskre.',
  )
  const block = (id: string, isBlocked = true) =>
    admin.asks('PUT', `/admin/korisnici/${id}/blokada`, { isBlocked })

  test('signs out a parent and the children at once, and explains it at sign-in', async () => {
    expect((await block(parentId())).status).toBe(200)
    expect(await me(family.parent.cookie, parentId())).toBe(401)
    expect(await me(family.pupil.cookie, childId())).toBe(401)
    for (const name of [family.parent.user.email, family.child.nickName]) {
      expect(await signIn(name)).toEqual(BLOCKED)
    }
    await block(parentId(), false)
    for (const name of [family.parent.user.email, family.child.nickName]) {
      expect((await signIn(name)).status).toBe(200)
    }
  })

  test('a wrong password does not reveal it', async () => {
    await block(parentId())
    const body = { email: family.parent.user.email, password: 'nije-to-lozinka' }
    expect((await call('POST', '/korisnik/prijava', { body })).status).toBe(401)
  })

  test('for a child alone: the parent stays signed in, but can’t open the profile', async () => {
    await block(childId())
    expect(await me(family.parent.cookie, parentId())).toBe(200)
    const body = { parentId: parentId(), childId: childId() }
    const { cookie } = family.parent
    expect(await callForAnswer('POST', '/korisnik/login-as-child', { body, cookie })).toEqual(
      BLOCKED,
    )
    // The rejection did not end the parent's own session.
    expect(await me(cookie, parentId())).toBe(200)
  })

  test('a session opened by a parent ends with the parent', async () => {
    const opened = cookiesOf(await loginAsChild(family.parent, family.child))
    await block(parentId())
    expect(await me(opened, childId())).toBe(401)
  })

  test('is logged once under the affected account', async () => {
    await block(childId())
    await block(childId())
    expect(await entriesAbout(childId())).toMatchObject([
      { adminEmail: admin.email, before: { isBlocked: false }, after: { isBlocked: true } },
    ])
  })
})

test('DELETE /api/admin/korisnici/{id}/sesije ends all sessions of the user', async () => {
  expect((await admin.asks('DELETE', `/admin/korisnici/${parentId()}/sesije`)).status).toBe(200)
  expect(await me(family.parent.cookie, parentId())).toBe(401)
  expect(await me(family.pupil.cookie, childId())).toBe(200)
  expect((await signIn(family.parent.user.email)).status).toBe(200)
  expect(await entriesAbout(parentId())).toMatchObject([{ before: { sessions: 1 } }])
})

describe('POST /api/admin/korisnici/{id}/nova-lozinka', () => {
  const start = (id: string) => admin.asks('POST', `/admin/korisnici/${id}/nova-lozinka`, {})
  const lettersTo = (recipient: string) =>
    db().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id))

  test('sends the letter a user would request, a child’s to the parent', async () => {
    await start(childId())
    const letters = await lettersTo(family.parent.user.email)
    expect(letters.at(-1)).toMatchObject({ subject: 'Nova lozinka za Iskru', accountId: childId() })
    expect(await db().$count(links, eq(links.accountId, childId()))).toBe(1)
    expect((await signIn(family.child.nickName)).status).toBe(200)
    expect(await entriesAbout(childId())).toHaveLength(1)
  })

  test('respects the mailbox’s limit', async () => {
    const statuses = []
    for (let time = 0; time < 6; time += 1) statuses.push((await start(parentId())).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('accepts no password', async () => {
    const path = `/admin/korisnici/${parentId()}/nova-lozinka`
    expect((await admin.asks('POST', path, { password: PASSWORD })).status).toBe(400)
  })
})

describe('DELETE /api/admin/korisnici/{id}', () => {
  const erase = (id: string) => admin.asks('DELETE', `/admin/korisnici/${id}`)

  test('requires the admin’s own password first', async () => {
    await forget()
    const before = await digestTables()
    expect(await erase(parentId())).toMatchObject({ status: 403, body: { confirm: true } })
    expect(await digestTables()).toEqual(before)
    expect((await confirm('nije-to-lozinka')).status).toBe(400)
    expect((await erase(parentId())).status).toBe(403)
    expect((await confirm()).status).toBe(200)
    expect((await erase(parentId())).status).toBe(200)
    // A confirmation is used up by one erasure.
    const other = await newFamily()
    expect((await erase(other.parent.user._id)).status).toBe(403)
  })

  test('erases the family, and keeps the log without names', async () => {
    await confirm()
    await erase(parentId())
    for (const id of [parentId(), childId()])
      expect(await db().$count(accounts, eq(accounts.id, id))).toBe(0)
    const entries = await entriesAbout(parentId())
    expect(entries).toMatchObject([{ adminEmail: admin.email, action: 'record-delete' }])
    expect(JSON.stringify(entries)).not.toContain(family.parent.user.email)
    const bin = await admin.asks('GET', '/admin/kos')
    expect(bin).toMatchObject({ status: 200, body: { total: 0 } })
  })

  test('erases a child alone', async () => {
    await confirm()
    await erase(childId())
    expect(await read(parentId())).toMatchObject({ children: [] })
  })

  test('erases no admin', async () => {
    await confirm()
    expect(await erase(admin.id)).toEqual(NOT_FOUND)
  })
})

test('the log names users in Croatian and links to the family', async () => {
  await admin.asks('DELETE', `/admin/korisnici/${parentId()}/sesije`)
  const { body } = await admin.asks('GET', '/admin/dnevnik')
  const [latest] = (body as { items: object[] }).items
  expect(latest).toMatchObject({
    noun: 'Korisnik',
    href: `/admin/korisnici?record=${parentId()}`,
  })
})

test('entries survive their admin', async () => {
  const gone = await newAdmin()
  await gone.asks('DELETE', `/admin/korisnici/${parentId()}/sesije`)
  await db().delete(accounts).where(eq(accounts.id, gone.id))
  expect(await entriesAbout(parentId())).toMatchObject([{ adminId: null, adminEmail: gone.email }])
})
