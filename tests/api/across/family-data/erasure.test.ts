import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { deliverDue } from '@/lib/platform/mail/deliver'
import { outbox } from '@/lib/platform/mail/tables'
import type { Parent } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { listOutboxFiles } from '../../../support/outbox'
import { digestTables } from '../../../support/row-counts'
import { tracesInDatabase, tracesInFiles } from '../../../support/traces'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import {
  requestReset,
  deleteChild,
  isSessionValid,
  loginAsChild,
  updateParent,
} from '../../support/account-calls'
import { confirmedParent } from '../accounts/letters'
import {
  confirmPassword,
  newChild,
  newParent,
  PASSWORD,
  readPerson,
  signIn,
  type Person,
} from '../../support/people'

const NOT_FOUND = refusedAnswer(404, 'Korisnik nije pronađen')

let made = 0

/** A family with all kinds of data, and every text that could identify it. */
async function newKnownFamily() {
  made += 1
  const [first, last, email] = [`Zdenkica${made}`, `Prezimović${made}`, `zdenkica${made}@trag.test`]
  // Confirmed, so that the change of e-mail below creates an undo link.
  const parent = await confirmedParent({ firstName: first, lastName: last, email })
  const nickNames = [`tragalica-${made}`, `tragač.${made}`]
  const children: Child[] = []
  for (const nickName of nickNames) {
    children.push(await newChild(parent, { firstName: `Dijete${nickName}`, nickName }))
  }
  const pupil = await signIn(nickNames[0] ?? '', PASSWORD)
  await Promise.all([email, ...nickNames].map(requestReset))
  const newEmail = `nova.${email}`
  await updateParent(parent, { email: newEmail, subscribedToNewsletter: true })
  // After the change of e-mail, which ended all sessions. A separate sign-in, because the session
  // becomes the child's.
  const again = (await signIn(email, PASSWORD)) as Person<Parent>
  const opened = await readPerson(await loginAsChild(again, children[1] as Child))
  await deliverDue()
  // Created after the delivery, so that one letter is waiting.
  const { user, cookie } = parent
  await call('POST', '/korisnik/ponovi-potvrdu', { body: { parentId: user._id }, cookie })
  const ids = [parent.user._id, ...children.map(({ _id }) => _id)]
  const texts = [...ids, ...(await idsOfRows(ids)), first, last, email, newEmail, ...nickNames]
  return { parent, children, pupil, opened, texts }
}

async function idsOfRows(accountIds: string[]): Promise<string[]> {
  const [open, letters] = await Promise.all([
    db().select().from(sessions).where(inArray(sessions.accountId, accountIds)),
    db().select().from(outbox).where(inArray(outbox.accountId, accountIds)),
  ])
  return [...open, ...letters].map(({ id }) => id)
}

const erase = (parent: Person<Parent>, changes: object = {}) =>
  call('POST', '/korisnik/brisanje', {
    body: { parentId: parent.user._id, password: PASSWORD, isSure: true, ...changes },
    cookie: parent.cookie,
  })

describe('POST /api/korisnik/brisanje', () => {
  test('leaves no trace in any table or file, and the other family intact', async () => {
    const family = await newKnownFamily()
    const other = await newKnownFamily()
    const before = await tracesInDatabase(other.texts)
    const filesBefore = tracesInFiles(other.texts)
    // The texts exist before, otherwise their absence would prove nothing.
    const found = (await tracesInDatabase(family.texts)).join('\n')
    for (const text of family.texts) expect(found).toContain(text)
    expect(tracesInFiles(family.texts).length).toBeGreaterThan(3)

    const response = await erase(family.parent)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })

    expect(await tracesInDatabase(family.texts)).toEqual([])
    expect(tracesInFiles(family.texts)).toEqual([])
    expect(await tracesInDatabase(other.texts)).toEqual(before)
    expect(tracesInFiles(other.texts)).toEqual(filesBefore)
    expect(await isSessionValid(other.parent)).toBe(true)
  })

  test('ends every open session of the family, including the children’s', async () => {
    const { parent, pupil, opened } = await newKnownFamily()
    expect(await Promise.all([parent, pupil, opened].map(isSessionValid))).toEqual([
      true,
      true,
      true,
    ])
    const response = await erase(parent)
    expect(response.headers.getSetCookie().join('\n')).toMatch(/^iskra_user_token=;/m)
    expect(await Promise.all([parent, pupil, opened].map(isSessionValid))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('frees the names: the same e-mail and nickname can register again', async () => {
    const { parent, children } = await newKnownFamily()
    const { email } = parent.user
    await erase(parent)
    const again = await newParent({ email })
    const child = await newChild(again, { nickName: children[0]?.nickName })
    expect(again.user._id).not.toBe(parent.user._id)
    expect(child.nickName).toBe(children[0]?.nickName)
  })

  test('sent twice concurrently, one succeeds and none fails', async () => {
    const { parent } = await newKnownFamily()
    const statuses = (await Promise.all([erase(parent), erase(parent)])).map(({ status }) => status)
    expect(statuses).toContain(200)
    // A right password is never reported as wrong.
    for (const status of statuses) expect([200, 401]).toContain(status)
  })
})

describe('GET /api/korisnik/brisanje', () => {
  const asked = (cookie?: string) => call('GET', '/korisnik/brisanje', cookie ? { cookie } : {})
  const isErased = async (cookie?: string) => (await asked(cookie)).json() as Promise<unknown>

  test('recognizes an erased account by its sessions, and clears their cookies', async () => {
    const { parent, pupil } = await newKnownFamily()
    const other = await newKnownFamily()
    expect(await isErased(parent.cookie)).toEqual({ isErased: false })
    await erase(parent)
    for (const { cookie } of [parent, pupil]) {
      expect(await isErased(cookie)).toEqual({ isErased: true })
    }
    const cookies = (await asked(parent.cookie)).headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/^iskra_user_token=;/m)
    for (const cookie of [other.parent.cookie, undefined, 'iskra_user_token=a.b.c']) {
      expect(await isErased(cookie)).toEqual({ isErased: false })
    }
  })

  test('reports nothing for a session that ended for another reason', async () => {
    const { parent } = await newKnownFamily()
    await call('GET', '/korisnik/odjava', { cookie: parent.cookie })
    expect(await isSessionValid(parent)).toBe(false)
    expect(await isErased(parent.cookie)).toEqual({ isErased: false })
  })
})

describe('nothing is erased', () => {
  test('with a wrong password', async () => {
    const { parent } = await newKnownFamily()
    const before = await digestTables()
    const response = await erase(parent, { password: 'kriva-lozinka' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Lozinka nije točna',
      fields: { password: ['Lozinka nije točna'] },
    })
    expect(await digestTables()).toEqual(before)
  })

  test.each([{ isSure: false }, { isSure: undefined }, { password: '' }])(
    'with %j in the body',
    async (changes) => {
      const { parent } = await newKnownFamily()
      const before = await digestTables()
      expect((await erase(parent, changes)).status).toBe(400)
      expect(await digestTables()).toEqual(before)
    },
  )

  test('with another parent’s id', async () => {
    const { parent } = await newKnownFamily()
    const other = await newKnownFamily()
    const before = await digestTables()
    const body = { parentId: other.parent.user._id, password: PASSWORD, isSure: true }
    const headers = { cookie: parent.cookie }
    expect(await callForAnswer('POST', '/korisnik/brisanje', { body, headers })).toEqual(NOT_FOUND)
    expect(await digestTables()).toEqual(before)
  })

  test('by a child, even in a session opened by the parent', async () => {
    const { parent, pupil, opened } = await newKnownFamily()
    const before = await digestTables()
    for (const { cookie } of [pupil, opened]) {
      const body = { parentId: parent.user._id, password: PASSWORD, isSure: true }
      const { status } = await call('POST', '/korisnik/brisanje', { body, cookie })
      expect(status).toBe(403)
    }
    expect(await digestTables()).toEqual(before)
  })
})

test('deleting a child deletes letters about it, rows and files', async () => {
  const { parent, children } = await newKnownFamily()
  const [child] = children
  const mine = eq(outbox.accountId, child?._id ?? '')
  const [row] = await db().select().from(outbox).where(mine)
  expect(listOutboxFiles()).toContain(`${row?.id}.eml`)
  await confirmPassword(parent)
  expect((await deleteChild(parent, child as Child)).status).toBe(200)
  expect(await tracesInDatabase([child?._id ?? '', child?.nickName ?? ''])).toEqual([])
  expect(listOutboxFiles()).not.toContain(`${row?.id}.eml`)
})
