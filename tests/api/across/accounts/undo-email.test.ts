import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { forgetExpiredLinks } from '@/lib/platform/auth/links'
import { links } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import type { Parent } from '@/lib/across/accounts/model'
import { callForAnswer, callForBody, call, refusedAnswer } from '../../support/call'
import { requestReset, isSessionValid, fetchMe, updateParent } from '../../support/account-calls'
import { newFamily, newParent, PASSWORD, signIn, type Person } from '../../support/people'
import { confirmedParent, confirmEmail, lettersTo, tokenTo } from './letters'

const SPENT = refusedAnswer(400, 'Poveznica više ne vrijedi. Zatražite novu.')
const undo = (token: string) => callForAnswer('POST', '/korisnik/vrati-email', { body: { token } })
const signsIn = async (email: string, password = PASSWORD) => {
  const body = { email, password }
  return (await call('POST', '/korisnik/prijava', { body, from: email })).status === 200
}
const setPassword = (token: string, password: string) =>
  callForAnswer('POST', '/korisnik/reset-password', { body: { token, password } })

/** Requests another address and returns the undo link mailed to the old one. */
async function askFor(parent: Person<Parent>, email: string) {
  const { email: old } = await fetchMe(parent)
  expect((await updateParent(parent, { email })).status).toBe(200)
  return tokenTo(old)
}

/** Requests another address and confirms it. */
async function move(parent: Person<Parent>, email: string) {
  const token = await askFor(parent, email)
  expect((await confirmEmail(await tokenTo(email))).status).toBe(200)
  return token
}

const passDays = (accountId: string, days: number) =>
  db()
    .update(links)
    .set({ expiresAt: sql`expires_at - make_interval(days => ${days})` })
    .where(eq(links.accountId, accountId))

describe('the undo link of a changed e-mail', () => {
  test('cancels a pending change, ends every session, and requires a new password', async () => {
    const parent = await confirmedParent()
    const old = parent.user.email
    const email = `uljez.${old}`
    const token = await askFor(parent, email)
    const other = await signIn(old, PASSWORD)
    const { status, body } = await undo(token)
    expect(status).toBe(200)
    expect([await isSessionValid(parent), await isSessionValid(other)]).toEqual([false, false])
    expect(await confirmEmail(await tokenTo(email))).toEqual(SPENT)
    expect(await signsIn(old)).toBe(false)

    const { resetToken } = body as { resetToken: string }
    expect((await setPassword(resetToken, 'Sasvim-nova-1')).status).toBe(200)
    const back = await signIn(old, 'Sasvim-nova-1')
    expect(back.user).toMatchObject({ email: old, isEmailConfirmed: true, pendingEmail: null })
    expect(await undo(token)).toEqual(SPENT)
  })

  test('works for days after the confirmation, and frees the other address', async () => {
    const parent = await confirmedParent()
    const old = parent.user.email
    const email = `uljez.${old}`
    const token = await move(parent, email)
    await requestReset(email)
    const reset = await tokenTo(email)
    await passDays(parent.user._id, 6)
    expect((await undo(token)).status).toBe(200)
    expect(await isSessionValid(parent)).toBe(false)
    expect([await signsIn(email), await signsIn(old)]).toEqual([false, false])
    expect((await setPassword(reset, 'Uljez-opet-1')).status).toBe(400)
    const [told] = await lettersTo(email)
    expect(told?.subject).toBe('Promjena emaila je poništena')
    await requestReset(old)
    expect((await setPassword(await tokenTo(old), 'Sasvim-nova-1')).status).toBe(200)
    expect(await signsIn(old, 'Sasvim-nova-1')).toBe(true)
    await newParent({ email })
  })

  test('is mailed again at the confirmation, which may be late', async () => {
    const parent = await confirmedParent()
    const { email: old } = parent.user
    await askFor(parent, `nova.${old}`)
    const confirmation = await tokenTo(`nova.${old}`)
    await db().delete(links).where(eq(links.purpose, 'undo-email'))
    await confirmEmail(confirmation)
    const [told] = await lettersTo(old)
    expect(told?.subject).toBe('Email Vašega računa je promijenjen')
    expect((await undo(await tokenTo(old))).status).toBe(200)
  })

  test('expires after a week and is then deleted', async () => {
    const parent = await confirmedParent()
    const token = await move(parent, `nova.${parent.user.email}`)
    await passDays(parent.user._id, 7)
    expect(await undo(token)).toEqual(SPENT)
    await forgetExpiredLinks()
    expect(await db().$count(links, eq(links.accountId, parent.user._id))).toBe(0)
  })

  test('restores the address it was mailed to, and invalidates later links', async () => {
    const parent = await confirmedParent()
    const first = parent.user.email
    const [second, third] = [`druga.${first}`, `treca.${first}`]
    const toFirst = await move(parent, second)
    const toSecond = await move(parent, third)
    expect((await undo(toFirst)).status).toBe(200)
    expect(await undo(toSecond)).toEqual(SPENT)
    await requestReset(first)
    expect((await setPassword(await tokenTo(first), 'Sasvim-nova-1')).status).toBe(200)
    expect((await signIn(first, 'Sasvim-nova-1')).user._id).toBe(parent.user._id)
  })

  test('of a stranger’s address ends when the owner changes it back in settings', async () => {
    const parent = await confirmedParent()
    const own = parent.user.email
    const strange = `uljez.${own}`
    await move(parent, strange)
    expect((await updateParent(parent, { email: own })).status).toBe(200)
    const [asked] = await lettersTo(strange)
    expect(asked?.text).not.toContain('#')
    expect((await confirmEmail(await tokenTo(own))).status).toBe(200)
    const kept = await db().select().from(links).where(eq(links.accountId, parent.user._id))
    expect(kept).toEqual([])
    expect((await lettersTo(strange))[0]?.text).not.toContain('#')
    expect(await signsIn(own)).toBe(true)
  })

  test('signs the children out as well: a stranger may have signed in as one', async () => {
    const { parent, pupil } = await newFamily()
    await confirmEmail(await tokenTo(parent.user.email))
    const token = await askFor(parent, `uljez.${parent.user.email}`)
    expect((await undo(token)).status).toBe(200)
    expect(await isSessionValid(pupil)).toBe(false)
  })

  test('of the later address keeps the earlier one’s valid', async () => {
    const parent = await confirmedParent()
    const first = parent.user.email
    const toFirst = await move(parent, `druga.${first}`)
    const toSecond = await move(parent, `treca.${first}`)
    expect((await undo(toSecond)).status).toBe(200)
    expect((await undo(toFirst)).status).toBe(200)
  })

  test('used twice concurrently undoes once', async () => {
    const parent = await confirmedParent()
    const token = await move(parent, `nova.${parent.user.email}`)
    const answers = await Promise.all([undo(token), undo(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is not sent to an unconfirmed address, which may be a stranger’s', async () => {
    const parent = await newParent()
    const { email } = parent.user
    await updateParent(parent, { email: `prava.${email}` })
    const [told] = await lettersTo(email)
    expect(told?.text).not.toContain('#')
    expect(told?.text).not.toContain(`prava.${email}`)
  })
})

describe('an address that can be restored', () => {
  const isAvailable = async (email: string) =>
    (
      await callForBody<{ available: boolean }>('POST', '/korisnik/check-email', {
        body: { email },
      })
    ).available

  test('is reserved meanwhile, and free afterwards', async () => {
    const parent = await confirmedParent()
    const old = parent.user.email
    await move(parent, `nova.${old}`)
    expect(await isAvailable(old.toUpperCase())).toBe(false)
    const form = { firstName: 'Eva', lastName: 'Novak', email: old, password: PASSWORD }
    const consents = { acceptsTerms: true, consentsForChildren: true }
    const register = () =>
      callForAnswer('POST', '/korisnik/register', { body: { ...form, ...consents }, from: old })
    expect((await register()).status).toBe(409)
    const other = await confirmedParent()
    expect((await updateParent(other, { email: old })).status).toBe(409)
    await passDays(parent.user._id, 7)
    expect(await isAvailable(old)).toBe(true)
    expect((await register()).status).toBe(200)
  })

  test('can be used again by its former owner', async () => {
    const parent = await confirmedParent()
    const old = parent.user.email
    await move(parent, `nova.${old}`)
    await move(parent, old)
    expect(await signsIn(old)).toBe(true)
  })
})
