import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'
import { updateParent } from '../../support/account-calls'
import { call, refusedAnswer } from '../../support/call'
import { newFamily, PASSWORD, type Family } from '../../support/people'

let admin: Awaited<ReturnType<typeof newAdmin>>
let family: Family

beforeAll(async () => {
  admin = await newAdmin()
})
beforeEach(async () => {
  family = await newFamily()
})

const parentId = () => family.parent.user._id
const read = async () => (await admin.asks('GET', `/admin/korisnici/${parentId()}`)).body
const signIn = async (email: string) => {
  const body = { email, password: PASSWORD }
  return (await call('POST', '/korisnik/prijava', { body, from: email })).status
}

describe('PUT /api/admin/korisnici/{id}/email', () => {
  const confirmFor = (email: string, id = parentId()) =>
    admin.asks('PUT', `/admin/korisnici/${id}/email`, { email })
  const entries = () => db().select().from(auditLog).where(eq(auditLog.recordId, parentId()))
  const NOT_WAITING = refusedAnswer(409, 'Ova adresa više ne čeka potvrdu.')

  test('confirms in place of a letter, the first address and a new one', async () => {
    const { parent } = family
    const { email } = parent.user
    expect((await confirmFor(email)).status).toBe(200)
    const newEmail = `nova.${email}`
    await updateParent(parent, { email: newEmail })
    const waiting = { email, isEmailConfirmed: true, pendingEmail: newEmail }
    expect(await read()).toMatchObject({ parent: waiting })
    expect((await confirmFor(newEmail)).status).toBe(200)
    const moved = { email: newEmail, isEmailConfirmed: true, pendingEmail: null }
    expect(await read()).toMatchObject({ parent: moved })
    expect([await signIn(email), await signIn(newEmail)]).toEqual([401, 200])
    const [entry] = (await entries()).slice(-1)
    expect(entry).toMatchObject({ adminId: admin.id, after: { isEmailConfirmed: true } })
    expect(JSON.stringify(entry)).not.toContain('@obitelj')
    const ofFamily = await db().select().from(auditLog).where(eq(auditLog.subjectId, parentId()))
    expect(ofFamily).toMatchObject([{ actorId: admin.id, action: 'email-confirmed' }])
  })

  test('confirms only the address the admin has seen, and only once', async () => {
    const { email } = family.parent.user
    await updateParent(family.parent, { email: `nova.${email}` })
    expect(await confirmFor(email)).toEqual(NOT_WAITING)
    expect((await confirmFor(`NOVA.${email}`)).status).toBe(200)
    expect(await confirmFor(`nova.${email}`)).toEqual(NOT_WAITING)
    expect(await confirmFor(email, family.child._id)).toEqual(
      refusedAnswer(404, 'Korisnik nije pronađen'),
    )
  })
})
