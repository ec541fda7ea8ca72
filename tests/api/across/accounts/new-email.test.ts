import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { links } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import type { Parent } from '@/lib/across/accounts/model'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import { requestReset, isSessionValid, fetchMe, updateParent } from '../../support/account-calls'
import { newParent, PASSWORD, signIn, type Person } from '../../support/people'
import { confirmedParent, confirmEmail, lettersTo, tokenTo } from './letters'

const OK = { status: 200, body: { success: true } }
const SPENT = refusedAnswer(400, 'Poveznica više ne vrijedi. Zatražite novu.')
const signsIn = async (email: string, password = PASSWORD) => {
  const body = { email, password }
  return (await call('POST', '/korisnik/prijava', { body, from: email })).status === 200
}
const of = (parent: Person<Parent>, path: string) =>
  callForAnswer('POST', path, { body: { parentId: parent.user._id }, cookie: parent.cookie })

/** A parent with a confirmed address who has requested another. */
async function moving() {
  const parent = await confirmedParent()
  const old = parent.user.email
  const email = `nova.${old}`
  expect((await updateParent(parent, { email })).status).toBe(200)
  return { parent, old, email }
}

describe('a new e-mail', () => {
  test('is pending: until it is confirmed the parent signs in with the old one', async () => {
    const { parent, old, email } = await moving()
    const waiting = { email: old, isEmailConfirmed: true, pendingEmail: email }
    expect(await fetchMe(parent)).toMatchObject(waiting)
    expect([await signsIn(old), await signsIn(email)]).toEqual([true, false])

    expect(await confirmEmail(await tokenTo(email))).toEqual(OK)
    const moved = { email, isEmailConfirmed: true, pendingEmail: null }
    expect(await fetchMe(parent)).toMatchObject(moved)
    expect([await signsIn(old), await signsIn(email)]).toEqual([false, true])
  })

  test('with a typo locks nobody out, and can be corrected', async () => {
    const { parent, old, email } = await moving()
    const right = `prava.${old}`
    await updateParent(parent, { email: right })
    expect(await confirmEmail(await tokenTo(email))).toEqual(SPENT)
    expect(await confirmEmail(await tokenTo(right))).toEqual(OK)
    expect(await signsIn(right)).toBe(true)
  })

  test('stays pending when other data is saved', async () => {
    const { parent, old, email } = await moving()
    await updateParent(parent, { firstName: 'Ivana', email: old, password: undefined })
    expect(await fetchMe(parent)).toMatchObject({
      firstName: 'Ivana',
      email: old,
      pendingEmail: email,
    })
  })

  test('gets the repeated confirmation, never the old address', async () => {
    const { parent, old, email } = await moving()
    const [before] = [await lettersTo(old)]
    expect(await of(parent, '/korisnik/ponovi-potvrdu')).toEqual(OK)
    expect(await lettersTo(email)).toHaveLength(2)
    expect(await lettersTo(old)).toHaveLength(before.length)
    expect(await confirmEmail(await tokenTo(email))).toEqual(OK)
  })

  test('can be cancelled, which invalidates its link', async () => {
    const { parent, old, email } = await moving()
    const token = await tokenTo(email)
    const user = { email: old, isEmailConfirmed: true, pendingEmail: null }
    const withdraw = () => of(parent, '/korisnik/odustani-od-emaila')
    expect(await withdraw()).toMatchObject({ status: 200, body: { user } })
    expect(await confirmEmail(token)).toEqual(SPENT)
    // Cancelling twice has the same result.
    expect(await withdraw()).toMatchObject({ status: 200, body: { user } })
  })

  test('taken by someone else meanwhile is rejected, and the old one still signs in', async () => {
    const { parent, old, email } = await moving()
    const token = await tokenTo(email)
    await newParent({ email: email.toUpperCase() })
    const message =
      'Ovu adresu u međuvremenu ima drugi račun. I dalje vrijedi dosadašnja, a u postavkama možete upisati drugu.'
    expect(await confirmEmail(token)).toEqual(refusedAnswer(409, message))
    expect(await fetchMe(parent)).toMatchObject({ email: old, pendingEmail: email })
    expect(await signsIn(old)).toBe(true)
  })

  test('requested by two users goes to one', async () => {
    const [one, other] = [await confirmedParent(), await confirmedParent()]
    const email = `zajednicka.${one.user.email}`
    await updateParent(one, { email })
    const first = await tokenTo(email)
    await updateParent(other, { email })
    const answers = await Promise.all([first, await tokenTo(email)].map(confirmEmail))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('invalidates links mailed to the old address once confirmed, and none before', async () => {
    const { old, email } = await moving()
    await requestReset(old)
    const reset = await tokenTo(old)
    const verify = async () =>
      (await callForAnswer('POST', '/korisnik/verify-reset-token', { body: { token: reset } })).body
    expect(await verify()).toMatchObject({ valid: true })
    await confirmEmail(await tokenTo(email))
    expect(await verify()).toMatchObject({ valid: false })
  })

  test.each([
    [
      'changed',
      ({ user, cookie }: Person<Parent>) =>
        callForAnswer('POST', '/korisnik/change-password', {
          body: {
            userId: user._id,
            trenutnaLozinka: PASSWORD,
            novaLozinka: 'Sasvim-nova-1',
            potvrdaLozinke: 'Sasvim-nova-1',
          },
          cookie,
        }),
    ],
    [
      'reset',
      async ({ user }: Person<Parent>) => {
        await requestReset(user.email)
        const body = { token: await tokenTo(user.email), password: 'Sasvim-nova-1' }
        return callForAnswer('POST', '/korisnik/reset-password', { body })
      },
    ],
  ])('is cancelled when the password is %s: a stranger may have requested it', async (_, set) => {
    const { parent, old, email } = await moving()
    const token = await tokenTo(email)
    expect((await set(parent)).status).toBe(200)
    expect(await confirmEmail(token)).toEqual(SPENT)
    const user = await signIn(old, 'Sasvim-nova-1')
    expect(user.user).toMatchObject({ email: old, pendingEmail: null })
    const [letter] = await lettersTo(old)
    expect(letter?.text).toContain(`Promjena emaila u ${email} više ne čeka potvrdu.`)
  })

  test('ends the other sessions when requested, but not this one', async () => {
    const parent = await confirmedParent()
    const other = await signIn(parent.user.email, PASSWORD)
    await updateParent(parent, { email: `novi.${parent.user.email}` })
    expect([await isSessionValid(other), await isSessionValid(parent)]).toEqual([false, true])
  })

  test('can be requested ten times a day', async () => {
    const parent = await confirmedParent()
    const statuses: number[] = []
    for (let asked = 1; asked <= 11; asked += 1) {
      const email = `${asked}.${parent.user.email}`
      statuses.push((await updateParent(parent, { email })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('with a link from an older release confirms the address it was for', async () => {
    const parent = await newParent()
    const token = await tokenTo(parent.user.email)
    const [link] = await db().select().from(links).where(eq(links.accountId, parent.user._id))
    expect(link).toMatchObject({ purpose: 'confirm-email', email: null, loginKey: null })
    expect(await confirmEmail(token)).toEqual(OK)
    expect(await fetchMe(parent)).toMatchObject({ isEmailConfirmed: true, pendingEmail: null })
  })
})
